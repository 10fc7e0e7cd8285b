// Scores by part: in short on a player's board, in full at the end.

import type { Position } from '@adega/wire';
import { type Say, useSay } from '../text/words.ts';
import { RuleChip } from './rule.tsx';

type Score = Position['scores'][number];

export const partName = (say: Say, part: string): string =>
  say.known(`scores.part.${part}`, undefined, () => say('scores.part.other', { word: part }));

/** The total as if the game ended now; opened, its parts. */
export function ScoreParts({ score, name }: { readonly score: Score | undefined; readonly name: string }) {
  const say = useSay();
  if (score === undefined) return null;
  return (
    <details className="score">
      <summary aria-label={say('player.vp-label', { name, vp: score.total })} title={say('scores.now')}>
        {say('player.vp', { vp: score.total })}
      </summary>
      <dl className="score-parts">
        {score.parts.map(({ part, amount }) => (
          <div key={part}>
            <dt>{partName(say, part)}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** All seats side by side, by source, as if the game ended now. */
export function ScoreTable({ position }: { readonly position: Position }) {
  const say = useSay();
  const parts = position.scores[0]?.parts ?? [];
  return (
    <div className="insight">
      <p className="note">{say('score.lead')}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('score.source')}</th>
            {position.scores.map(({ seat }) => (
              <th scope="col" key={seat}>
                {position.names[seat]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts.map(({ part, rule }, i) => (
            <tr key={part}>
              <th scope="row">
                {partName(say, part)} <RuleChip id={rule} />
              </th>
              {position.scores.map(({ seat, parts: own }) => (
                <td key={seat}>{own[i]?.amount}</td>
              ))}
            </tr>
          ))}
          <tr className="total">
            <th scope="row">{say('scores.total')}</th>
            {position.scores.map(({ seat, total }) => (
              <td key={seat}>{total}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}

/** The end of the game: ranks, and every part with its rule. */
export function FinalScores({ position }: { readonly position: Position }) {
  const say = useSay();
  const places = [...(position.result ?? [])].sort((a, b) => a.rank - b.rank);
  const parts = position.scores[0]?.parts ?? [];
  const scoreOf = (seat: number): Score | undefined => position.scores.find(score => score.seat === seat);
  return (
    <div className="final-scores">
      <table>
        <caption>{say('scores.heading')}</caption>
        <thead>
          <tr>
            <td />
            {places.map(({ seat }) => (
              <th scope="col" key={seat}>
                {position.names[seat]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className="rank">
            <th scope="row">{say('scores.rank')}</th>
            {places.map(({ seat, rank, shared }) => (
              <td key={seat}>{say('scores.rank-of', { rank, shared: shared ? 'yes' : 'no' })}</td>
            ))}
          </tr>
          {parts.map(({ part, rule }) => (
            <tr key={part}>
              <th scope="row">
                {partName(say, part)} <RuleChip id={rule} />
              </th>
              {places.map(({ seat }) => (
                <td key={seat}>{scoreOf(seat)?.parts.find(p => p.part === part)?.amount}</td>
              ))}
            </tr>
          ))}
          <tr className="total">
            <th scope="row">{say('scores.total')}</th>
            {places.map(({ seat }) => (
              <td key={seat}>{scoreOf(seat)?.total}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">
              {say('scores.decided')} <RuleChip id="end.tie" />
            </th>
            {places.map(({ seat, by }) => (
              <td key={seat}>{say.known(`scores.by.${by}`, undefined, () => by)}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}
