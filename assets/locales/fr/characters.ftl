# Who the computer players are, and what they say at the table, without names or cards: after a turn as they like it (habit), when
# few stock cards are left to them (close) or to an opponent (pressed), when they have won the round (won).

character-pebble = Pebble aime l’ordre : il défausse les cartes égales l’une sur l’autre.
remark-pebble-habit = Même chiffre sur même chiffre. Bien rangé !
remark-pebble-close = Presque tout est rangé.
remark-pebble-pressed = Il y en a qui rangent en vitesse.
remark-pebble-won = Chaque chose à sa place.

character-flint = Flint est un fonceur, toujours en quête d’une nouvelle main.
remark-flint-habit = Main suivante, vite !
remark-flint-close = Je vois l’arrivée !
remark-flint-pressed = Attendez-moi !
remark-flint-won = Premier !

character-slate = Slate prévoit tout et défausse en suite.
remark-slate-habit = Une marche plus bas, et c’est prêt.
remark-slate-close = Comme prévu : plus que quelques-unes.
remark-slate-pressed = Ça, j’aurais dû le prévoir.
remark-slate-won = Tout comme prévu.

character-basalt = Basalt est un bloqueur et se met en travers.
remark-basalt-habit = C’était ta place ?
remark-basalt-close = Et personne ne me barre la route.
remark-basalt-pressed = On ne passe pas.
remark-basalt-won = Solide, comme toujours.

character-marble = Marble garde ses jokers pour les temps durs.
remark-marble-habit = Je mets de côté.
remark-marble-close = C’est l’heure d’ouvrir le coffre.
remark-marble-pressed = J’ai peut-être trop économisé.
remark-marble-won = Économiser, ça paie.

character-onyx = Onyx compte, et se défait des cartes courantes.
remark-onyx-habit = Il y en a plein d’autres.
remark-onyx-close = Le reste se compte sur une main.
remark-onyx-pressed = J’ai compté tes cartes. Trop peu.
remark-onyx-won = Le compte est bon.

character-agate = Agate dépense ses jokers comme ils viennent.
remark-agate-habit = Un joker, ça se joue.
remark-agate-close = Et maintenant, le reste.
remark-agate-pressed = Vite venu, vite parti.
remark-agate-won = Bien dépensé !

character-granite = Granite garde ce qui servira bientôt.
remark-granite-habit = Rien ne presse.
remark-granite-close = Lentement, mais sûrement.
remark-granite-pressed = Ça presse ?
remark-granite-won = Tout vient à point.

character-jasper = Jasper adore compléter les piles.
remark-jasper-habit = Fini, on débarrasse.
remark-jasper-close = C’est bientôt fini.
remark-jasper-pressed = Ne finissez pas sans moi.
remark-jasper-won = Et voilà, c’est complet.

character-quartz = Quartz répartit ses cartes sur toutes ses défausses.
remark-quartz-habit = Il y a de la place ici.
remark-quartz-close = Tout est là, bien visible.
remark-quartz-pressed = Je l’ai vu venir.
remark-quartz-won = Limpide.

character-opal = Opal aide d’abord ses partenaires, et enterre peu.
remark-opal-habit = Rien ne se perd.
remark-opal-close = Plus que quelques-unes à caser.
remark-opal-pressed = Tu n’as pas l’air d’avoir besoin d’aide.
remark-opal-won = Belle manche, tout le monde.

# What any of them may say.
remark-others-chain-1 = Regardez-moi ça !
remark-others-chain-2 = Encore combien ?
remark-others-chain-3 = C’était joli.
remark-others-chain-4 = J’ai senti la vague.
remark-others-chain-5 = Laisse-nous un peu d’eau.
remark-others-chain-6 = Ah, ça réveille.
remark-own-chain-1 = Hop, hop, hop !
remark-own-chain-2 = Ce n’était pas prévu.
remark-own-chain-3 = Vous avez vu ?
remark-own-chain-4 = L’eau est douce aujourd’hui.
remark-own-chain-5 = Encore un ? Encore un !
remark-others-last-card-1 = Plus qu’une ? Déjà ?
remark-others-last-card-2 = Le drapeau est tout près.
remark-others-last-card-3 = Accrochez-vous bien.
remark-others-last-card-4 = Quel suspense.
remark-others-last-card-5 = Je ferais bien de me presser.
remark-own-last-card-1 = Plus qu’une, une seule.
remark-own-last-card-2 = Que personne ne respire.
remark-own-last-card-3 = Si près.
remark-own-last-card-4 = J’entends déjà le drapeau.
remark-helped-1 = Merci, ça tombe bien !
remark-helped-2 = Il me la fallait, celle-là.
remark-helped-3 = On fait une belle paire.
remark-helped-4 = Malin.
remark-others-win-1 = Quel lancer !
remark-others-win-2 = Bien joué.
remark-others-win-3 = C’est mérité.
remark-others-win-4 = On remet ça ? Allez !
remark-others-win-5 = J’ai applaudi. Ça ne se voit pas.
remark-own-win-1 = Quelle course !
remark-own-win-2 = C’était amusant.
remark-own-win-3 = Belle manche, tout le monde.
remark-own-win-4 = On recommence ?
