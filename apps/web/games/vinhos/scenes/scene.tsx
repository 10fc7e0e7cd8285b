// A new year, a harvest, a fair, as pictures over the board.

import type { ReactNode } from 'react';
import type { SceneProps } from '../../../table/scene.ts';
import { FairScene } from './fair.tsx';
import { HarvestScene } from './harvest.tsx';
import type { SceneKind } from './kinds.ts';
import { YearScene } from './year.tsx';
import './scenes.css';

const SCENES: { readonly [K in SceneKind]: (props: SceneProps) => ReactNode } = {
  year: YearScene,
  harvest: HarvestScene,
  fair: FairScene,
};

export default function Scene(props: SceneProps) {
  const Shown = SCENES[props.id as SceneKind];
  return <Shown {...props} />;
}
