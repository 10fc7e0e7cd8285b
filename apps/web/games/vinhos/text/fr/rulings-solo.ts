// Les décisions du jeu en solitaire, une phrase chacune.

import type { Translated } from '../../../../text/translated.ts';
import type { soloRulings as english } from '../en/rulings-solo.ts';

export const soloRulings: Translated<typeof english> = {
  'ruling.SO1':
    'Une carte nombre d’une région hors jeu : repiochée pour son premier vignoble, sans effet pour les vignobles, les caves et les chais.',
  'ruling.SO2': 'Les huit tonneaux de Lacerda sont dans sa zone ; deux vont aussitôt à l’export, pour 19 points, et il en reste six.',
  'ruling.SO3': 'Son premier vignoble quitte la partie ; un cube arrive dans la région, mais pas de marqueur.',
  'ruling.SO4': 'Sa première tuile de magnat quitte la partie ; il la prend dans l’ordre inverse du tour, comme tout le monde.',
  'ruling.SO5': 'Qui commence est tiré au sort comme d’habitude, et vous avez 19 ou 20 Bagos en conséquence.',
  'ruling.SO6': 'L’ordre change une fois par an, quand chacun a joué ses deux actions. Il prend la place 1 si elle est libre, sinon la 2.',
  'ruling.SO7': 'Le marqueur de manche va de 1 à 2 puis à B, après chacun des deux joueurs ; la taxe reste là où l’année la met.',
  'ruling.SO8': 'La carte de la case où il se tient est défaussée, et il en pioche une autre : personne ne reste sur place.',
  'ruling.SO9': 'Quand il vient sur votre case, la banque vous paie 1 ; quand vous venez sur la sienne, vous lui payez 1, et il le garde.',
  'ruling.SO10':
    'Un déplacement gratuit ne couvre pas le pot-de-vin : il est payé, et le Bago de la case retourne à la banque. S’il n’y a rien d’autre à payer, l’expert ne sert à rien.',
  'ruling.SO11': 'Là où la pile d’une région est vide, son action Vignobles n’a pas d’effet et n’apporte pas de cube.',
  'ruling.SO12': 'Caves et chais apportent leurs cubes même s’il ne reste rien à défausser ; une région pleine n’en prend pas.',
  'ruling.SO13': 'Il prend des experts sans payer et sans limite ; une pile vide est ignorée.',
  'ruling.SO14': 'S’il reste moins de deux œnologues ou agriculteurs, il défausse ceux-là.',
  'ruling.SO15':
    'Seules comptent les régions où vous avez un marqueur, tous les cubes viennent d’une seule, et des cartes nombre départagent.',
  'ruling.SO16':
    'Les cubes viennent d’abord, une fois, même sans tonneau ou sans case d’export libre ; il n’en prend d’autres que pour un second tonneau qui trouve une case.',
  'ruling.SO17': 'Une vente au-dessus de la plus haute valeur imprimée commence à la plus haute.',
  'ruling.SO18':
    'Sans tonneau, ou sans case de vente libre qu’un nombre avec ses cubes puisse atteindre, il ne vend rien ; les cubes, il les a pris avant, une fois.',
  'ruling.SO19': 'Si une tuile de millésime ne montrait aucune couleur, il vendrait d’abord du rouge.',
  'ruling.SO20': 'Les cubes qu’il prend pour un communiqué de presse n’ajoutent aucun point de foire.',
  'ruling.SO21': 'Un second communiqué pour la même foire ne lui donne que sa place dans l’ordre.',
  'ruling.SO22': 'Il prend le stand à 3 points de foire, sinon celui à 3 Bagos ; l’ordre des stands vaut aussi pour lui.',
  'ruling.SO23': 'Il envoie tous les experts qu’il peut, un par caractéristique, d’abord un avec une flèche.',
  'ruling.SO24': 'À la maintenance, son tonneau de plus faible valeur revient ; à égalité, celui de la couleur d’Anabela.',
  'ruling.SO25': 'Un communiqué de dernière minute est complet, dans l’ordre du tour, sans nouvelle place dans l’ordre.',
  'ruling.SO26': 'Égalité à la foire : personne ne reçoit le trophée.',
  'ruling.SO27': 'Pendant l’achat des tuiles, les nombres piochés restent dehors ; 7, 8 et 9 ne désignent aucune tuile.',
  'ruling.SO28': 'Sans tonneau, il n’achète plus rien, pas même des tuiles d’action.',
  'ruling.SO29':
    'Il ne paie pas de vin ; les tuiles d’action qu’il prend quittent la partie, les multiplicateurs reçoivent un tonneau et valent 10 points chacun.',
  'ruling.SO30': 'Ses points finaux : export, foires, table de l’argent, majorités et 10 par multiplicateur ; pas de vins.',
  'ruling.SO31': 'Plus veut dire strictement plus ; 16 récompenses sont le maximum.',
  'ruling.SO32': 'Au tour supplémentaire, vous agissez, et il passe.',
};
