# The game in a page. What it says is the usual rules. $faces: the cards that are shown, french or with numbers.

how-title = Règles du jeu

how-goal = Le but
how-goal-about = Joue toute ta pile de stock avant les autres. Sa carte du dessus est visible ; le nombre à côté indique combien il en reste.

how-piles = Les piles
how-piles-about = Au milieu, quatre piles de construction sont à tout le monde. Chacune monte { $faces ->
    [french] de l’as à la dame, carte après carte ; un joker remplace n’importe quelle carte. Une pile qui atteint la dame est complète et laisse la place à un nouvel as.
   *[other] de 1 à 12, carte après carte ; un joker remplace n’importe quelle carte. Une pile qui atteint 12 est complète et laisse la place à un nouveau 1.
} Devant chaque place, il y a un stock et quatre défausses.

how-turn = Ton tour
how-turn-about = Ta main est complétée à cinq cartes. Joue ensuite autant de cartes que tu veux sur les piles de construction : de ta main, du dessus de ton stock ou du dessus de tes défausses. Si tu joues les cinq, tu en pioches aussitôt cinq autres et tu continues. Jouer n’est jamais obligatoire.

how-discard = Défausser termine ton tour
how-discard-about = Pose une carte de ta main sur l’une de tes défausses. Toute carte va sur toute autre, mais seule celle du dessus pourra être jouée : empile-les dans l’ordre où tu les voudras.

how-end = La fin d’une manche
how-end-about = Joue la dernière carte de ton stock et tu gagnes la manche : 25 points, plus 5 par carte restée dans le stock des autres. À 500 points, on gagne la partie.

how-partners = Partenaires
how-partners-about = En équipe, tu peux aussi jouer depuis les autres stocks et défausses de ton équipe, et elle gagne la manche quand tous ses stocks sont vides.

how-phones = À plusieurs
how-phones-about = Ouvre une table depuis l’écran d’accueil : les autres la rejoignent depuis leur ordinateur ou, si tu actives « Entrée par téléphone » dans le salon, depuis le navigateur de leur téléphone en scannant un code.

how-controls = À cette table
how-controls-about = Glisse une carte là où elle doit aller, ou clique sur la carte puis sur la pile. Un double-clic la joue là où elle va le mieux. Les flèches et Entrée marchent aussi. Si une carte ne peut pas être jouée, tu vois pourquoi. En solo, H montre ce que jouerait le niveau le plus fort, U annule ton dernier coup, et garder Espace enfoncé passe directement à ton tour. ? affiche toutes les touches, F11 passe en plein écran.
