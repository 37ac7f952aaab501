# Challenges: one deal for several people.

challenges-title = Défis
challenges-about = Un défi, c’est une donne sous forme de code court : qui l’ouvre joue les mêmes cartes contre les mêmes adversaires. Tu peux en faire un à partir de n’importe quelle manche, dans les manches jouées ou juste après une manche.
challenges-code = Colle un code ici
challenges-counts = Ton premier essai compte : ni conseil ni annulation.
challenges-played-before = Tu connais ces cartes : les rejouer ne compte pas.
challenges-copy = Copier le code
challenges-taken = Joués ici
challenges-open = Ouvrir un fichier
challenges-open-about = On t’envoie un défi en fichier, ou l’enregistrement d’une manche, qui s’obtient dans les manches jouées. Il est rejoué ici, pour que personne ne se vante de ce qui n’a pas été joué.
challenges-course = Cartes restantes après chaque tour : { $cards }
challenges-played-cards = Cartes jouées à chaque tour : { $cards }
challenges-save = Enregistrer en fichier
challenges-file = Défi
challenges-waiting = À jouer
challenges-remove = Retirer
challenges-rivals = Déjà joué par { $names }. Quand tu l’auras joué aussi, vos manches seront côte à côte.
challenges-checking = Les manches sont rejouées…
challenges-refused = { $name } : { $why }
challenge-kept = Un nouveau défi t’attend dans les défis.{ $refused ->
    [0] { "" }
    [one] {" "}Un de ses enregistrements ne prouve rien et a été écarté.
   *[other] {" "}{ $refused } de ses enregistrements ne prouvent rien et ont été écartés.
}
challenge-file-records = Un défi a au plus { $most } enregistrements.
challenges-nameless = Sans nom
challenges-make = Défier
challenges-make-about = La même donne pour d’autres, en un code à envoyer
challenges-table-title = Défi
challenges-back = Retour aux défis
challenge-code-none = Ce n’est pas un code de défi : un code est une suite d’environ 60 lettres, chiffres, - et _.
challenge-code-checksum = Ce code de défi est incomplet, ou une lettre est fausse.
challenge-code-newer = Ce défi vient d’une version plus récente de Skipstone.
challenge-code-content = Cette version de Skipstone ne peut pas jouer ce défi.
challenge-not-repeatable = Les cartes de cette manche ne peuvent pas être redistribuées à d’autres.
attempt-other-deal = Cet enregistrement est d’une autre donne : { $what ->
    [rules] les règles sont autres
    [players] il y a d’autres gens à table
    [dealer] quelqu’un d’autre donne
   *[cards] les cartes sont autres
}.
attempt-broken = Cet enregistrement enfreint les règles à la ligne { $line } : il ne prouve rien.
attempt-unfinished = Cette manche n’a pas été jouée jusqu’au bout.
attempt-deviation = À la ligne { $line }, un joueur virtuel fait autre chose qu’ici : l’enregistrement a été modifié, ou vient d’une autre version de Skipstone.
