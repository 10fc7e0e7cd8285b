import * as vino from '@adega/vino';
import { type Share, shareText } from '../../study/shares.ts';
import type { Study } from '../../study/study.ts';
import { percent } from '../../tables.ts';
import { type Findings, findingsOf, type Goal, goalsOf } from './findings.ts';
import { plotsOf } from './plots.ts';
import { playStory } from './simulation.ts';

/** docs/decisions/0009-numbers-of-vino.md says what the goals mean and what was chosen. */
export const study: Study = {
  games: ['vino'],
  about: 'whether its unknown numbers are as they should be; exit code 1: one of the goals does not hold',
  usual: { games: 2000, bots: 'merchant,vintner' },
  of({ game, pack, options, seats, games, seed, bots }, tell) {
    const tables = vino.compile(pack === undefined ? vino.PACK : (pack as vino.PackJson));
    const stories = Array.from({ length: games }, (_, n) => {
      tell(n / games);
      return playStory(game, tables, options, bots, `${seed}/${seats}/${n}`);
    });
    const findings = findingsOf(seats, stories);
    const goals = goalsOf(findings);
    return {
      found: { findings, goals },
      text: textFor(findings, goals),
      plots: plotsOf(findings),
      holds: goals.every(goal => goal.holds),
    };
  },
};

function textFor(f: Findings, goals: readonly Goal[]): string {
  const shares = (what: string, list: readonly Share[]): string =>
    `  ${what}: ${list.map(share => `${share.name} ${shareText(share)}`).join(', ')}\n`;
  return [
    `${f.seats} players, ${f.games} games, ${f.unfinished} of them without an end by bottles\n`,
    ...goals.map(({ goal, holds, found }) => `  ${holds ? 'holds' : 'FAILS'}: ${goal}: ${found}\n`),
    `  a seat sells nothing in ${percent(f.sold.nothing)} of the rounds, one in ${percent(f.sold.one)}, more in ${percent(f.sold.more)}; it buys nothing in ${percent(f.boughtNothing)}\n`,
    shares('wins by judgement', f.judgements),
    shares('wins by place at the start', f.places),
    shares('wins by start region', f.regions),
    shares('wins by start variety', f.varieties),
  ].join('');
}
