// Ce qui est douteux dans les nombres imprimés.

import type { Translated } from '../../../../text/translated.ts';
import type { doubts as english } from '../en/doubts.ts';

export const doubts: Translated<typeof english> = {
  'doubt.year-spaces': 'Indiqué pour les années 1 et 4 ; les autres rangée par rangée, sans le centre.',
  'doubt.cubes-in-dao-first': 'Un exemple de la première édition met 4 cubes au Dão.',
  'doubt.cubes-in-dao': 'Un exemple met 4 cubes au Dão.',
  'doubt.red-3-first': 'Une tuile rouge de la première édition porte 3.',
  'doubt.white-4-first': 'Une tuile blanche de la première édition porte 4.',
  'doubt.as-the-red-tile': 'Un exemple ne dit que le prix d’une tuile rouge.',
  'doubt.as-the-white-tile': 'Un exemple ne dit que le prix d’une tuile blanche.',
  'doubt.weather-pairs': 'De −2 à +2, c’est écrit ; deux de chaque, c’est une supposition.',
  'doubt.same-tile-of-year-4': 'Si deux exemples de 2016 parlent de la même tuile de l’année 4.',
  'doubt.two-experts-for-3': 'Un exemple a deux experts pour 3 points.',
  'doubt.of-the-first-edition': 'De la première édition.',
  'doubt.of-the-deluxe-edition': 'De l’édition Deluxe.',
  'doubt.of-reserve': 'De Reserve 2010.',
  'doubt.tiles-of-2016': 'Dit de 2016 ; les tuiles sont les mêmes.',
  'doubt.six-of-each': '6 de chaque, car 24 fait 4 fois 6.',
  'doubt.once-in-a-feature': 'Chacune une fois par critère, car 24 fait 4 fois 6.',
  'doubt.some-have-arrows': 'Certaines tuiles l’ont ; lesquelles, c’est une supposition.',
  'doubt.majority-9-11': 'Un exemple permet 9, 10 ou 11.',
  'doubt.majority-8-9': 'Un exemple permet 8 ou 9.',
  'doubt.majority-6-7': 'Un exemple permet 6 ou 7.',
  'doubt.frame-unknown': 'Qu’il y ait un cadre pour deux est écrit, non pas quelles cases il contient.',
  'doubt.deluxe-reduced': 'L’édition Deluxe dit qu’elle a réduit les cases à deux.',
  'doubt.own-values':
    'Il est seulement écrit que la tuile a ses propres valeurs. Avec celles-ci elle ajoute 6 points au plus, moins que les autres, et les robots forts ne la prennent guère.',
  'doubt.hardly-planted': 'Dans les parties de robots forts, presque personne ne plante ici : ce pourrait être moins cher.',
  'doubt.step-never-taken':
    'Dans les parties de robots forts, presque personne ne fait ce pas : il pourrait coûter moins, ou rapporter plus quand on le défait.',
  'doubt.player-icons': 'Quelles tuiles portent les signes pour 3 et 4 joueurs est une supposition.',
  'doubt.cap-unknown': 'Une limite que nous ignorons est peut-être imprimée.',
  'doubt.two-of-each-deluxe': 'Deux de chaque, c’est dit de l’édition Deluxe ; ici, 32 tuiles pour 8 régions.',
  'doubt.any-players': 'Rien n’est dit pour moins de joueurs.',
  'doubt.not-in-the-box': 'Ils ne figurent pas au matériel.',
  'doubt.no-farmers': 'Il n’y a pas d’agriculteurs ; comme dans les autres éditions.',
  'doubt.sections-of-2016': 'Les sections de l’argent de 2016.',
  'doubt.eleven-down': 'De +3 à −1, cela fait 11.',
  'doubt.eleven-and-eight-down': 'De +3 à −1, cela fait 11 ; d’une certaine case à la fin, 8.',
  'doubt.table-lost': 'Les nombres de la table sont perdus ; ce sont ceux de l’édition Deluxe.',
  'doubt.two-players-changed': 'Première et deuxième places, car l’édition Deluxe dit l’avoir changé.',
  'doubt.experts-4-12': 'Exemples : une valeur de 4 en permet 1, une de 12 en permet 4.',
  'doubt.experts-4-10': 'Exemples : une valeur de 4 en permet 1, une de 10 en permet 4.',
  'doubt.sections-0-5': 'Des sections de 0 à 5 sont écrites ; où elles commencent est une supposition.',
  'doubt.six-pairs': 'Les six paires de critères.',
  'doubt.row-deduced': 'Sa rangée est déduite.',
  'doubt.both-slots': 'Que les deux places donnent autant est une supposition.',
  'doubt.two-texts': '5 dans le texte russe, qui a corrigé l’exemple ; 4 dans le français.',
  'doubt.two-texts-as-red': 'Comme la tuile rouge d’un exemple : 5 dans le texte russe, qui l’a corrigé ; 4 dans le français.',
  'doubt.two-texts-as-white': 'Comme la tuile blanche d’un exemple : 5 dans le texte russe, qui l’a corrigé ; 4 dans le français.',
  'doubt.two-texts-reserve':
    '5 dans le texte russe de 2016, qui a les mêmes tuiles et a corrigé l’exemple ; 4 dans le texte français de Reserve 2010.',
  'doubt.two-texts-reserve-as-red':
    'Comme la tuile rouge d’un exemple : 5 dans le texte russe de 2016, qui a les mêmes tuiles et l’a corrigé ; 4 dans le texte français de Reserve 2010.',
  'doubt.two-texts-reserve-as-white':
    'Comme la tuile blanche d’un exemple : 5 dans le texte russe de 2016, qui a les mêmes tuiles et l’a corrigé ; 4 dans le texte français de Reserve 2010.',
  'doubt.export-columns':
    'Les colonnes pourraient aussi être 6–9, 7–10, 8–11, 9–12 et 10–13, avec les colonnes 1 à 3 dans le cadre pour deux : les deux s’accordent avec l’exemple du « 6 ou 7 », le 9 de la colonne 4 et les 19 points de la mise en place solo.',
  'doubt.export-nine':
    'Que la colonne 4 ait un 9 est écrit, non pas où : si les colonnes sont 6–9, 7–10, 8–11, 9–12 et 10–13, c’est la case du bas.',
  'doubt.export-frame':
    'Les colonnes 3 à 5, ou 1 à 3 si les colonnes sont 6–9, 7–10, 8–11, 9–12 et 10–13 : les deux premiers sommets du cadre font 19 dans les deux cas.',
  'doubt.one-tile':
    'Deux exemples de l’année 4 disent de P3 la météo et les critères, de P8 les souhaits : ce pourrait être une seule tuile.',
};
