import * as vinhos from '@adega/vinhos';
import { sourceOf } from '@adega/vinhos/provenance.ts';
import { shareText } from '../../study/shares.ts';
import type { Setting, Study } from '../../study/study.ts';
import { counted, percent, shortNumber, tableOf } from '../../tables.ts';
import { type Findings, findingsOf, isTelling, isUnused, type Row } from './findings.ts';
import { plotsOf } from './plots.ts';
import { type Box, playStory } from './story.ts';
import { GROUPS, thingsOf } from './things.ts';

const { edition2016, editionReserve, editionFirst, editionSolo } = vinhos;
const EDITIONS: readonly vinhos.Edition[] = [edition2016, editionReserve, editionFirst, editionSolo];

/** docs/studies/vinhos.md says what was found. */
export const study: Study = {
  games: EDITIONS.map(({ id }) => `vinhos/${id}`),
  about: 'which regions, actions and ways of scoring winners use, and whether the numbers behind them are reconstructed',
  usual: { games: 200, bots: 'level4' },
  of(setting, tell) {
    const { options, seats, games, seed, bots } = setting;
    const box = boxOf(setting);
    const stories = Array.from({ length: games }, (_, n) => {
      tell(n / games);
      return playStory(box, options, bots, `${seed}/${seats}/${n}`);
    });
    const { id } = setting.game;
    const found = findingsOf(
      { game: id, seats, bots: bots.map(({ name }) => name) },
      thingsOf(box.edition, box.pack),
      stories,
      path => sourceOf(id, path, box.pack)?.mark,
    );
    return { found, text: textFor(found), plots: plotsOf(found), holds: true };
  },
};

function boxOf({ game, pack }: Setting): Box {
  const edition = EDITIONS.find(({ id }) => game.id === `vinhos/${id}`) as vinhos.Edition;
  const { now } = vinhos.SHIPPED[edition.id === 'solo' ? '2016' : (edition.id as '2016')];
  return { game, edition, pack: (pack ?? now) as vinhos.PackJson };
}

function textFor(f: Findings): string {
  const [one, other] = f.bar === undefined ? ['winners', 'others'] : [`${f.bar} awards and more`, 'less'];
  const tables = GROUPS.map(group => f.rows.filter(row => row.group === group))
    .filter(rows => rows.length > 0)
    .map(rows => tableOf([[(rows[0] as Row).group, 'mark', one, other, 'with', 'with', 'wins'], ...rows.map(lineOf)]));
  const list = (what: string, is: (row: Row) => boolean): string =>
    `${what}: ${
      f.rows
        .filter(is)
        .map(({ group, name }) => `${name} (${group})`)
        .join(', ') || 'none'
    }\n`;
  return [
    `${f.game}, ${counted(f.seats, 'seat')}, ${counted(f.games, 'game')} of ${f.bots.join(', ')}: ${one} ${shortNumber(f.winners)}, ${other} ${shortNumber(f.others)}\n`,
    ...tables,
    list('hardly any winner has', isUnused) + list('who has it wins more or less often', isTelling),
  ].join('\n');
}

const lineOf = ({ name, mark = '', winners, others, winnersWith, othersWith, wins }: Row): readonly string[] => [
  name,
  mark,
  shortNumber(winners),
  shortNumber(others),
  percent(winnersWith),
  percent(othersWith),
  wins.n === 0 ? '' : shareText(wins),
];
