import type { Translated } from '../../../../text/translated.ts';
import type { scenes as english } from '../en/scenes.ts';

export const scenes: Translated<typeof english> = {
  'scene.year': 'Année {year} sur {years}',
  'scene.weather':
    '{weather, plural, =0 {Temps doux : chaque vin vaut son domaine.} other {{signed} à la qualité de chaque vin cette année.}}',
  'scene.harvest': 'La vendange de l’année {year}',
  'scene.made': 'Un vin de qualité {quality}',
  'scene.part.vineyards': 'Vignobles',
  'scene.part.farmers': 'Agriculteurs',
  'scene.part.wineries': 'Chais',
  'scene.part.enologists': 'Œnologues',
  'scene.part.weather': 'Météo',
  'scene.part.port': 'Porto',
  'scene.fair': 'La {fair, selectordinal, one {#re} other {#e}} foire',
  'scene.fair-points': '{points, plural, one {# point de foire} other {# points de foire}}',
  'scene.fair-vp': '+{vp} PV',
  'scene.fair-shared': '+{vp} PV, partagé',
  'scene.fair-none': 'pas de prix',
};
