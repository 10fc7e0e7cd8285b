import { isDeepStrictEqual } from 'node:util';
import { type GameEvent, makeActor, makeEntry, outcomeOf } from '@adega/kernel';
import { type Command, isOn, printJson, wordOf } from '../command.ts';
import { eitherOf } from '../nearest.ts';
import { type Opened, openRecord, RECORD_FLAGS } from '../records.ts';
import { counted, tableOf } from '../tables.ts';
import { linesOf, tellPosition } from '../telling.ts';
import { seatCount } from '../titles.ts';

export const replay: Command = {
  name: 'replay',
  takes: 'FILE',
  about: 'play a record through, and show where it leads',
  flags: {
    ...RECORD_FLAGS,
    events: { type: 'switch', about: 'what happened at each entry, with the rule of each event' },
  },
  more: [
    'The format of records is described in docs/notation.md. A record whose result is not that of its moves fails (exit code 1).',
    'A record finds the pack of ours that it names, or the one in a comment above it (# pack: {...}). One of older rules is carried over with --accept rules (docs/rule-changes.md).',
    'Positions are told in the words of scenarios (docs/scenarios.md); the numbers of events are those of the state, counted from 0.',
  ].join('\n'),
  run(args, io) {
    const opened = openRecord(args, wordOf(args, 'FILE'));
    const steps = isOn(args, 'events') ? stepsOf(opened) : undefined;
    const report = { ...reportOf(opened), events: steps };
    if (args.json) printJson(io, report);
    else io.out((steps ?? []).map(textOfStep).join('') + textOfReport(report));
    if (report.agrees) return 0;
    io.err(`lab: ${opened.file}: the result in the header is not the result of the moves\n`);
    return 1;
  },
};

interface Step {
  readonly entry: number;
  readonly text: string;
  readonly events: readonly GameEvent[];
}

function stepsOf({ game, record, to }: Opened): Step[] {
  const state = game.start(record.options);
  return record.entries.slice(0, to).map((entry, i) => {
    const events: GameEvent[] = [];
    game.apply(state, entry.by, entry.move, event => events.push(event));
    return { entry: i + 1, text: makeEntry(game, entry), events };
  });
}

function reportOf({ game, pack, record, to, state, finished, carried }: Opened) {
  const over = finished && to === record.entries.length;
  return {
    game: game.id,
    rules: record.rules,
    carried,
    pack: record.pack,
    options: record.options,
    entries: to,
    of: record.entries.length,
    finished: over,
    agrees: !over || record.result === undefined || isDeepStrictEqual(record.result, outcomeOf(game, state)),
    result: over ? [...game.result(state)].sort((a, b) => a.rank - b.rank).map(place => ({ ...place, seat: place.seat + 1 })) : undefined,
    scores: game.scores(state).map(score => ({ ...score, seat: score.seat + 1 })),
    asked: game.decide(state).map(d => ({ by: makeActor(d.by), asks: d.asks, moves: d.moves.map(m => game.keyOf(m)) })),
    position: tellPosition(game, pack, state, seatCount(game, record.options)),
    state,
  };
}

type Report = ReturnType<typeof reportOf>;

const textOfStep = ({ entry, text, events }: Step): string => `${String(entry).padStart(4)}  ${text}\n${events.map(textOfEvent).join('')}`;

function textOfEvent({ rule, kind, ...details }: GameEvent): string {
  const words = Object.entries(details).filter(([key, value]) => key !== 'seat' || (value as number) >= 0);
  return `        ${rule}  ${kind}${words.map(([key, value]) => ` ${key} ${key === 'seat' ? Number(value) + 1 : value}`).join('')}\n`;
}

function textOfReport(report: Report): string {
  const { game, options, entries, of, scores, asked, finished, carried } = report;
  const given = Object.entries(options).map(([id, value]) => `${id} ${value}`);
  const over =
    carried === undefined ? '' : `, carried over from version ${carried.from} of the rules (${counted(carried.answered, 'new question')})`;
  const head = `${game}, ${given.join(', ')}: ${entries === of ? `${of} entries` : `entry ${entries} of ${of}`}${over}\n\n`;
  const parts = scores[0]?.parts.map(part => part.part) ?? [];
  const rows = scores.map(s => [rankIn(report, s.seat), `${s.seat}`, `${s.total}`, ...s.parts.map(part => `${part.amount}`)]);
  const ranked = rows.sort((a, b) => Number(a[0]) - Number(b[0]));
  const table = tableOf([['rank', 'seat', 'total', ...parts], ...ranked]);
  if (finished) return head + table + separations(report);
  return `${head}${linesOf(report.position ?? {})}\n${table}${asked.map(textOfAsked).join('')}`;
}

const rankIn = ({ result }: Report, seat: number): string => `${result?.find(place => place.seat === seat)?.rank ?? '-'}`;

/** Only where something else than points decided. */
const separations = ({ result = [] }: Report): string =>
  result.filter(place => place.by !== 'points').map(({ seat, by }) => `seat ${seat}: ${by}\n`).join(''); // biome-ignore format: a chain

const textOfAsked = ({ by, asks, moves }: Report['asked'][number]): string => `\n${by} is asked (${asks}): ${eitherOf(moves)}\n`;
