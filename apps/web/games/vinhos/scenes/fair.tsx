// The fair: who stands where on the podium, and why.

import type { CSSProperties } from 'react';
import type { SceneProps } from '../../../table/scene.ts';
import { Disc } from '../pieces.tsx';
import { playerOf, stateOf } from '../set.ts';
import { useSay } from '../words.ts';

interface Standing {
  readonly seat: number;
  readonly points: number;
  /** From 0. */
  readonly rank: number;
  /** 0 where nothing is paid. */
  readonly vp: number;
}

/** Everybody by his place: those who were paid by what was told, the others by their points after them. */
export function standingsOf({ before, position, chapters }: Pick<SceneProps, 'before' | 'position' | 'chapters'>): readonly Standing[] {
  const [was, is] = [stateOf(before), stateOf(position)];
  const prizes = chapters.flatMap(({ events }) => events.filter(({ kind }) => kind === 'fair-prize'));
  const points = position.names.map((_, seat) => Math.max(playerOf(was, seat).fairPoints, playerOf(is, seat).fairPoints));
  return position.names
    .map((_, seat) => ({
      seat,
      points: points[seat] as number,
      rank: points.filter(other => other > (points[seat] as number)).length,
      vp: Number(prizes.find(event => Number(event['seat']) === seat)?.['vp'] ?? 0),
    }))
    .sort((a, b) => a.rank - b.rank);
}

export function FairScene(props: SceneProps) {
  const say = useSay();
  const standings = standingsOf(props);
  return (
    <section className="fair-scene">
      <h2>{say('scene.fair', { fair: stateOf(props.before).fairs + 1 })}</h2>
      <Podium names={props.position.names} standings={standings} />
    </section>
  );
}

function vpWord(standings: readonly Standing[], rank: number, vp: number): 'scene.fair-vp' | 'scene.fair-shared' | 'scene.fair-none' {
  if (vp === 0) return 'scene.fair-none';
  return standings.filter(other => other.rank === rank).length > 1 ? 'scene.fair-shared' : 'scene.fair-vp';
}

export function Podium({ names, standings }: { readonly names: readonly string[]; readonly standings: readonly Standing[] }) {
  const say = useSay();
  return (
    <ol className="podium">
      {standings.map(({ seat, points, rank, vp }) => (
        <li key={seat} className={`seat-edge-${seat + 1}`} style={{ '--rank': rank } as CSSProperties}>
          <span className="podium-who">
            <Disc seat={seat} label="" /> <bdi>{names[seat]}</bdi>
          </span>
          <span className="podium-step">
            <strong>{rank + 1}</strong>
            <span>{say('scene.fair-points', { points })}</span>
            <span className="podium-vp">{say(vpWord(standings, rank, vp), { vp })}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
