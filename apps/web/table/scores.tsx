// Scores by part: in short on a player's board, in full at the end.

import type { Position } from '@adega/wire';
import type { CSSProperties } from 'react';
import { useId, useRef } from 'react';
import { type Say, useSay } from '../text/words.ts';
import { Counting } from './counting.tsx';
import type { Face } from './face.ts';
import { putBeside } from './put-beside.ts';
import { RuleChip } from './rule.tsx';

type Score = Position['scores'][number];

export const partName = (say: Say, part: string): string =>
  say.known(`scores.part.${part}`, undefined, () => say('scores.part.other', { word: part }));

/** The total as if the game ended now; opened, its parts. */
export function ScoreParts({ score, name }: { readonly score: Score | undefined; readonly name: string }) {
  const say = useSay();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  if (score === undefined) return null;
  // What surprises about these points, in the game's own words.
  const note = say.known('scores.now-note', undefined, () => '');
  return (
    <>
      <button
        type="button"
        ref={button}
        className="score"
        popoverTarget={id}
        aria-label={say('player.vp-label', { name, vp: score.total })}
        title={say('scores.now-help')}
      >
        <Counting value={score.total}>{vp => say('player.vp', { vp })}</Counting>
        <small className="score-when"> {say('scores.now-short')}</small>
      </button>
      <div
        id={id}
        popover="auto"
        data-pinned=""
        className="score-parts panel"
        onToggle={({ newState, currentTarget }) => newState === 'open' && button.current && putBeside(currentTarget, button.current)}
      >
        <dl>
          {score.parts.map(({ part, amount }) => (
            <div key={part}>
              <dt>{partName(say, part)}</dt>
              <dd>{amount}</dd>
            </div>
          ))}
        </dl>
        {note !== '' && <p className="note">{note}</p>}
      </div>
    </>
  );
}

/** All seats side by side, by source, as if the game ended now. */
export function ScoreTable({ position }: { readonly position: Position }) {
  const say = useSay();
  const parts = position.scores[0]?.parts ?? [];
  const most = Math.max(...position.scores.map(({ total }) => total));
  return (
    <div className="insight">
      <p className="note">{say('score.lead')}</p>
      <table className="score-table">
        <thead>
          <tr>
            <th scope="col">{say('score.source')}</th>
            {position.scores.map(({ seat, total }) => (
              <th scope="col" key={seat} className={total === most ? 'leads' : undefined}>
                <span className={`seat-disc of-${seat + 1}`} aria-hidden="true">
                  {seat + 1}
                </span>{' '}
                <bdi>{position.names[seat]}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts.map(({ part, rule }, i) => (
            <tr key={part}>
              <th scope="row">
                <RuleChip id={rule}>{partName(say, part)}</RuleChip>
              </th>
              {position.scores.map(({ seat, parts: own, total }) => (
                <td key={seat} className={total === most ? 'leads' : undefined}>
                  {own[i]?.amount}
                </td>
              ))}
            </tr>
          ))}
          <tr className="total">
            <th scope="row">{say('scores.total')}</th>
            {position.scores.map(({ seat, total }) => (
              <td key={seat} className={total === most ? 'leads' : undefined}>
                {total}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <p className="note">{say('score.leads')}</p>
    </div>
  );
}

/** The sources are counted one after the other, and what they come to last. */
const turn = (i: number): CSSProperties => ({ '--turn': i }) as CSSProperties;

/** The end of the game: ranks, and every part, which leads to its rule. */
export function FinalScores({ face, position }: { readonly face: Face; readonly position: Position }) {
  const say = useSay();
  const places = [...(position.result ?? [])].sort((a, b) => a.rank - b.rank);
  const parts = position.scores[0]?.parts ?? [];
  const amountOf = (seat: number, part: string): number =>
    position.scores.find(score => score.seat === seat)?.parts.find(p => p.part === part)?.amount ?? 0;
  return (
    <div className="final-scores">
      <table>
        <caption>{say('scores.heading')}</caption>
        <thead>
          <tr>
            <td />
            {places.map(({ seat, rank }) => (
              <th scope="col" key={seat} className={`seat-edge-${seat + 1}`} data-rank={rank}>
                {say('phone.seat', { n: seat + 1, name: position.names[seat] ?? '' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className="rank">
            <th scope="row">{say('scores.rank')}</th>
            {places.map(({ seat, rank, shared }) => (
              <td key={seat} data-rank={rank}>
                {say('scores.rank-of', { rank, shared: shared ? 'yes' : 'no' })}
              </td>
            ))}
          </tr>
          {parts.map(({ part, rule }, i) => {
            const best = Math.max(...places.map(({ seat }) => amountOf(seat, part)));
            return (
              <tr key={part} style={turn(i)}>
                <th scope="row">
                  <RuleChip id={rule}>{partName(say, part)}</RuleChip>
                </th>
                {places.map(({ seat, rank }) => {
                  const amount = amountOf(seat, part);
                  return (
                    <td key={seat} data-rank={rank} className={amount === best && best > 0 ? 'best' : undefined}>
                      {amount}
                    </td>
                  );
                })}
              </tr>
            );
          })}
          <tr className="total" style={turn(parts.length)}>
            <th scope="row">{say('scores.total')}</th>
            {places.map(({ seat, rank }) => (
              <td key={seat} data-rank={rank}>
                {position.scores.find(score => score.seat === seat)?.total}
              </td>
            ))}
          </tr>
          <TieRow tie={face.tie} places={places} />
        </tbody>
      </table>
    </div>
  );
}

/** Only where points alone did not decide. */
function TieRow({ tie, places }: { readonly tie: Face['tie']; readonly places: NonNullable<Position['result']> }) {
  const say = useSay();
  if (places.every(({ by }) => by === (tie?.over ?? places[0]?.by))) return null;
  return (
    <tr className="tie">
      <th scope="row">{tie === undefined ? say('scores.decided') : <RuleChip id={tie.rule}>{say('scores.decided')}</RuleChip>}</th>
      {places.map(({ seat, by, rank }) => (
        <td key={seat} data-rank={rank}>
          {say.known(`scores.by.${by}`, undefined, () => by)}
        </td>
      ))}
    </tr>
  );
}
