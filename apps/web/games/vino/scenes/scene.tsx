// A new round and the chosen regions, as pictures over the board. The end is counted in result.tsx.

import type { ReactNode } from 'react';
import type { SceneProps } from '../../../table/scene.ts';
import type { SceneKind } from './kinds.ts';
import { RegionsScene } from './regions.tsx';
import { RoundScene } from './round.tsx';
import './scenes.css';

const SCENES: { readonly [K in SceneKind]: (props: SceneProps) => ReactNode } = {
  round: RoundScene,
  regions: RegionsScene,
};

export default function Scene(props: SceneProps) {
  const Shown = SCENES[props.id as SceneKind];
  return <Shown {...props} />;
}
