// What did not work, in words.

import type { Trouble } from '@adega/wire';
import { type Say, useSay } from '../text/words.ts';

interface Props {
  readonly trouble: Trouble;
  readonly names: readonly string[];
  readonly onClose: () => void;
}

export function TroubleBar({ trouble, names, onClose }: Props) {
  const say = useSay();
  return (
    <div className="trouble" role="alert">
      <p>
        <strong>{say('trouble.heading')}</strong> {troubleText(say, trouble, names)}
      </p>
      <button type="button" onClick={onClose}>
        {say('trouble.close')}
      </button>
    </div>
  );
}

export function troubleText(say: Say, trouble: Trouble, names: readonly string[]): string {
  switch (trouble.code) {
    case 'bad-message':
      return say('trouble.bad-message', { path: trouble.path, expected: trouble.expected, found: trouble.found });
    case 'unknown-game':
      return say('trouble.unknown-game', { game: trouble.game });
    case 'bad-option':
      return say('trouble.bad-option', { option: trouble.option, value: trouble.value, expected: say.list(trouble.expected) });
    case 'bad-record':
      return recordText(say, trouble);
    case 'bad-pack':
    case 'bad-scenario':
      return fileText(say, trouble);
    case 'missing-pack':
      return say('trouble.missing-pack', { pack: shortly(trouble.pack) });
    case 'other-pack':
      return say('trouble.other-pack', { named: shortly(trouble.named), brought: shortly(trouble.brought) });
    case 'no-such-seat':
      return say('trouble.no-such-seat', { n: trouble.seat + 1 });
    case 'silent':
    case 'not-asked':
      return say(`trouble.${trouble.code}`, { name: names[trouble.seat] ?? '' });
    case 'unreadable':
      return say('trouble.unreadable', { word: trouble.word });
    case 'no-undo':
      return say('trouble.no-undo', { why: say(`undo.why.${trouble.why}`) });
    case 'no-advice':
      return say(`trouble.no-advice.${trouble.why}`);
    case 'broken':
      return say('trouble.broken', { what: trouble.what });
    default:
      return say(`trouble.${trouble.code}`);
  }
}

/** The first problem is enough to begin with. */
function fileText(say: Say, { code, problems: [first, ...more] }: Trouble & { code: 'bad-pack' | 'bad-scenario' }): string {
  const { path = '', expected = '', got = '' } = first ?? {};
  return say(`trouble.${code}`, { path: path || '/', expected, got, more: more.length });
}

/** Of the name of a pack, what tells it from others. */
const shortly = (name: string): string => name.slice(0, 8);

function recordText(say: Say, { problem }: Trouble & { code: 'bad-record' }): string {
  const what = say.known(`record.${problem.problem}`, undefined, () => say('record.other', { problem: problem.problem }));
  return say('trouble.bad-record', { line: problem.line ?? 0, found: problem.found, problem: what });
}
