// Les chapitres des premiers pas et leurs notes. Les nombres viennent des composants, par leur chemin.
import type { Translated } from '../../../../text/translated.ts';
import type { course as english } from '../en/course.ts';

export const course: Translated<typeof english> = {
  'learn.part.game': 'Le jeu',

  'learn.aim': 'De quoi il s’agit',
  'learn.aim.lead': 'Six ans, du bon vin, des points : une page à lire.',

  'learn.turn': 'Un tour',
  'learn.turn.lead': 'Neuf cases, ce que coûte le chemin, et ce que la page vous dit.',
  'learn.turn.estate': 'Votre premier domaine',
  'learn.turn.estate.text':
    'Vous êtes Ana, et voici votre plateau. Votre premier domaine se trouve dans la région de Lisboa : un vignoble de raisin rouge, un chai à côté, et une bouteille de vin en dessous. Rui joue contre vous.',
  'learn.turn.enter': 'Neuf cases',
  'learn.turn.enter.text':
    'À votre tour vous déplacez votre pion sur une autre des neuf cases, et faites ce qu’elle dit. Il est au centre. Envoyez-le sur Chais.',
  'learn.turn.build': 'Construire un chai',
  'learn.turn.build.text':
    'Un chai coûte {prices_winery} Bagos, la monnaie de ce jeu, et améliore le vin de son domaine de {quality_winery}. Il occupe un des {slots} emplacements du domaine. Pressez votre domaine.',
  'learn.turn.done': 'Deux fois au plus',
  'learn.turn.done.text':
    'Dans la plupart des actions vous pouvez faire deux fois la même chose. Un chai suffit pour l’instant : arrêtez-vous là. Ce sera le tour de Rui.',
  'learn.turn.costs': 'Ce que coûte le chemin',
  'learn.turn.costs.text':
    'Rui a joué, et c’est votre deuxième coup : chacun en a deux par an. Les cases voisines de votre pion sont gratuites, aussi en diagonale ; les autres coûtent {prices_distance}. Là où se tient Rui, vous lui payez {prices_player}. La case de la taxe de l’année coûte {prices_tax} de plus. Chaque case montre ce qu’elle vous coûterait.',
  'learn.turn.locked': 'Ce qui n’est pas possible',
  'learn.turn.locked.text':
    'Export est fermé. Pressez la case : la page dit ce qui manque. Posez le pointeur sur n’importe quoi d’autre, et elle dit ce que c’est. Vous ne pouvez rien casser.',
  'learn.turn.nine': 'Les neuf',
  'learn.turn.nine.text':
    'Construire : Vignobles (il y a deux cases), Chais, Caves. Engager : Œnologues, agriculteurs, Experts. Employer le vin : Ventes pour l’argent, Export pour les points. Et le centre : choisir sa place dans l’ordre, et présenter un vin pour la foire. Les chapitres suivants les montrent un à un.',

  'learn.grow': 'Les vignobles',
  'learn.grow.lead': 'Où pousse le raisin, ce que donne une région, et les cubes de renommée.',
  'learn.grow.map': 'La carte',
  'learn.grow.map.text':
    'Chaque région a une pile de vignobles. Celui du dessus est à vendre : raisin rouge ou blanc, et son prix. Un vignoble de plus, c’est {quality_vineyard} de plus à la qualité de votre vin.',
  'learn.grow.enter': 'Allez acheter',
  'learn.grow.enter.text':
    'Il y a deux cases Vignobles. Celle du haut porte la taxe de la première année ; prenez celle du bas, qui est gratuite.',
  'learn.grow.second': 'Plus du même',
  'learn.grow.second.text':
    'Un domaine porte des vignobles d’une seule région et d’une seule couleur. Votre premier domaine fait du rouge à Lisboa, et un rouge y est à vendre. Pressez Lisboa sur la carte, puis votre premier domaine.',
  'learn.grow.first': 'Un nouveau domaine',
  'learn.grow.first.text':
    'Un cube est arrivé à Lisboa : la renommée. Dépensez-le plus tard, et un vin de là vaut {cubeWorth_plain} de plus. Achetez maintenant un deuxième vignoble, dans une autre région, pour un domaine vide. Le premier vignoble d’un domaine apporte le don de sa région : Ribatejo donne un agriculteur. Pressez Ribatejo, puis votre deuxième domaine.',
  'learn.grow.slots': 'Ce que vous avez',
  'learn.grow.slots.text':
    'L’agriculteur est déjà dans le nouveau vignoble. Vous avez {estates} domaines de {slots} emplacements chacun, pour les vignobles et les chais ensemble. Par tour vous achetez au plus deux vignobles, de deux régions différentes. Chaque vignoble et chaque chai a apporté un cube à sa région.',
};
