// The moves that are not possible now; opened, each with the numbers, the rule in the way and what would help.

import type { Position, Question, Remedied } from '@adega/wire';
import { useEffect, useMemo, useState } from 'react';
import { type Say, useSay } from '../text/words.ts';
import type { Face } from './face.ts';
import { groupsOf } from './groups.ts';
import { Numbers, partsText, shortText } from './numbers.tsx';
import { RuleSign, useRuleText } from './rule.tsx';

type GreyedMove = Question['greyed'][number];

interface Props {
  readonly face: Face;
  readonly position: Position;
  readonly onRemedies: (key: string) => Promise<Remedied | undefined>;
  /** Plays what would help and then the move itself, as far as nobody else comes in between. */
  readonly onPlay: (line: readonly string[]) => void;
}

export function Greyed({ face, position, onRemedies, onPlay }: Props) {
  const say = useSay();
  const greyed = useMemo(() => barredIn(face, position), [face, position]);
  const [open, setOpen] = useState(false);
  if (greyed.length === 0) return null;
  return (
    <details className="greyed" open={open} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{say('greyed.heading', { count: greyed.length })}</summary>
      {open && <GreyedGroups face={face} position={position} onRemedies={onRemedies} onPlay={onPlay} />}
    </details>
  );
}

/** What is one of several things comes too early for the rules only: it can be pressed. */
function barredIn(face: Face, position: Position): readonly GreyedMove[] {
  const things = face.several?.(position)?.things ?? [];
  return (position.question?.greyed ?? []).filter(({ key }) => !face.path(position, key).some(id => things.includes(id)));
}

function GreyedGroups({ face, position, ...ways }: Props) {
  const say = useSay();
  const groups = useMemo(() => groupsOf<GreyedMove>(face, say, position, barredIn(face, position), g => g.key), [face, say, position]);
  return (
    <>
      <p className="note">{say('greyed.hint')}</p>
      {groups.map(({ group, title, items }) => (
        <section key={group}>
          <h4>{title}</h4>
          <ul>
            {items.map(({ item, spoken }) => (
              <GreyedMoveItem key={item.key} label={spoken.label} item={item} face={face} position={position} {...ways} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** One move with its rule; opened, why, and what would help. */
function GreyedMoveItem({ label, item, ...rest }: Props & { readonly label: string; readonly item: GreyedMove }) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  return (
    <li data-greyed={item.key}>
      <details open={open} onToggle={event => setOpen(event.currentTarget.open)}>
        <summary>
          <span className="greyed-move">{label}</span>{' '}
          <span className="short">{shortText(say, rest.face, rest.position, item.refusal)}</span>
        </summary>
        {open && <Reason item={item} {...rest} />}
      </details>
    </li>
  );
}

/** What is missing first, then the rule that wants it. */
export function Reason({ face, position, item, thing, told = false, ...ways }: Props & Asked) {
  const say = useSay();
  const ruleText = useRuleText();
  const { refusal } = item;
  const parts = partsText(say, refusal);
  return (
    <div className="reason">
      {told ? parts !== undefined && <p>{parts}</p> : <Numbers face={face} position={position} refusal={refusal} thing={thing} />}
      <p className={refusal.of === undefined ? undefined : 'note'}>
        {ruleText(refusal.rule)} <RuleSign id={refusal.rule} />
      </p>
      <Remedies key={`${position.at} ${item.key}`} face={face} position={position} item={item} {...ways} />
    </div>
  );
}

interface Asked {
  readonly item: GreyedMove;
  /** The thing that was pressed, if one was. */
  readonly thing?: string | undefined;
  /** What is short has been told already. */
  readonly told?: boolean | undefined;
  /** Another reason follows: that nothing helps is said once, at the end. */
  readonly more?: boolean | undefined;
}

function Remedies({ face, position, item, more = false, onRemedies, onPlay }: Props & Asked) {
  const say = useSay();
  const found = useRemedies(item.key, onRemedies);
  if (found === undefined || (more && (found === 'searching' || found.lines.length === 0))) return null;
  return (
    <div role="status">
      <ul className="remedies">
        {linesOf(say, face, position, found).map(({ text, line }) => (
          <li key={text}>{line === undefined ? text : <RemedyButton text={text} onPlay={() => onPlay([...line, item.key])} />}</li>
        ))}
      </ul>
    </div>
  );
}

/** Looked for as soon as somebody asks why not; undefined when the table has no answer. */
function useRemedies(key: string, ask: Props['onRemedies']): Remedied | 'searching' | undefined {
  const [found, setFound] = useState<Remedied | 'searching' | undefined>('searching');
  useEffect(() => {
    let late = false;
    void ask(key).then(answer => !late && setFound(answer));
    return () => {
      late = true;
    };
  }, [key, ask]);
  return found;
}

const RemedyButton = ({ text, onPlay }: { readonly text: string; readonly onPlay: () => void }) => (
  <button type="button" className="quiet remedy" onClick={onPlay}>
    {text}
  </button>
);

interface Line {
  readonly text: string;
  /** The moves that lead there. */
  readonly line?: readonly string[] | undefined;
}

function linesOf(say: Say, face: Face, position: Position, found: Remedied | 'searching'): Line[] {
  if (found === 'searching') return [{ text: say('remedy.searching') }];
  if (found.lines.length === 0) return [{ text: say(found.complete ? 'remedy.none' : 'remedy.none-found') }];
  const steps = (line: readonly string[]) => say.list(line.map(key => face.move(say, position, key).phrase));
  return found.lines.map(line => ({ text: say('remedy.line', { steps: steps(line) }), line }));
}
