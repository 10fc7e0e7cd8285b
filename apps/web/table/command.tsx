// Moves typed in the notation: what is meant is said while it is typed, Tab completes a word, Enter plays.

import type { Position, Understood } from '@adega/wire';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type Say, useSay } from '../text/words.ts';
import type { Face } from './face.ts';
import { useGoals } from './goal.tsx';
import { RuleChip } from './rule.tsx';
import type { Table } from './use-table.ts';

interface Props {
  readonly face: Face;
  readonly table: Table;
  readonly position: Position;
}

/** Closed until it is wanted; the slash opens it from anywhere. */
export function CommandLine({ face, table, position }: Props) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  useSlash(() => setOpen(true));
  return (
    <details className="command" open={open} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{say('command.open')}</summary>
      {open && position.question !== undefined && <Field face={face} table={table} position={position} seat={position.question.seat} />}
    </details>
  );
}

function useSlash(act: () => void): void {
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      const typing = event.target instanceof Element && event.target.matches('input, textarea, select');
      if (event.key !== '/' || typing || document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
}

function Field({ face, table, position, seat }: Props & { readonly seat: number }) {
  const say = useSay();
  const askGoal = useGoals();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const told = useUnderstood(table, position, seat, text);
  const fitting = fittingMoves(position.question?.offered ?? [], text, key => face.move(say, position, key).phrase);
  useEffect(() => {
    input.current?.focus();
  }, []);
  // What is said under the field must be seen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer changes how much there is to see
  useEffect(() => {
    input.current?.form?.scrollIntoView({ block: 'nearest' });
  }, [told]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed belongs to one position
  useEffect(() => setText(''), [position.at]);
  const onKeyDown = (event: KeyboardEvent) => {
    const word = told?.next[0];
    if (event.key !== 'Tab' || event.shiftKey || word === undefined || isComplete(text, told)) return;
    event.preventDefault();
    setText(completed(text, told?.next ?? []));
  };
  const play = (event: FormEvent) => {
    event.preventDefault();
    if (told?.key === undefined) return;
    if (told.offered) void table.act({ type: 'choose', seat, key: told.key });
    else askGoal(told.key);
  };
  return (
    <form onSubmit={play}>
      <div className="command-line">
        <input
          ref={input}
          type="text"
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          maxLength={200}
          aria-label={say('command.label')}
          aria-describedby="command-said"
          value={text}
          onChange={event => setText(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <button type="submit" disabled={told?.key === undefined}>
          {say('command.go')}
        </button>
      </div>
      <div id="command-said" className="command-said" aria-live="polite">
        <p className="note">{say('command.hint')}</p>
        {told !== undefined && <Said face={face} position={position} text={text} told={told} begun={fitting.length > 0} />}
        <Examples face={face} position={position} fitting={fitting} onPick={setText} />
        <Next words={told?.next ?? []} onPick={word => setText(`${before(text)}${word} `)} />
      </div>
    </form>
  );
}

/** What is before the word that is being typed. */
const before = (text: string): string => text.slice(0, text.search(/\S*$/));

/** Nothing is left to complete: Tab goes on to the button. */
const isComplete = (text: string, told: Understood | undefined): boolean =>
  told?.offered === true && told.next[0] === text.split(/\s+/).at(-1);

/** As far as all words that are possible agree; a word that is the only one is finished with a space. */
function completed(text: string, next: readonly string[]): string {
  const [first = '', ...others] = next;
  const shared = others.reduce((common, word) => {
    let i = 0;
    while (i < common.length && common[i] === word[i]) i++;
    return common.slice(0, i);
  }, first);
  const begun = text.slice(before(text).length);
  // Where they agree on nothing more, the first is as good as any.
  if (others.length > 0 && shared.length <= begun.length) return `${before(text)}${first}`;
  return `${before(text)}${shared}${others.length === 0 ? ' ' : ''}`;
}

interface SaidProps extends Omit<Props, 'table'> {
  readonly text: string;
  readonly told: Understood;
  /** Some moves fit what is typed: it is no mistake yet. */
  readonly begun: boolean;
}

function Said({ face, position, text, told, begun }: SaidProps) {
  const say = useSay();
  if (text.trim() === '') return null;
  if (told.key === undefined) return <p className="problem">{begun ? '' : problemOf(say, told)}</p>;
  const move = face.move(say, position, told.key).phrase;
  return (
    <p className={told.offered ? 'plays' : 'problem'}>
      {say(told.offered ? 'command.plays' : 'command.not-now', { move })}{' '}
      {told.refusal !== undefined && <RuleChip id={told.refusal.rule} />}
    </p>
  );
}

function problemOf(say: Say, { problem, next }: Understood): string {
  // A word that is being typed is no mistake yet.
  if (problem === undefined || next.length > 0) return '';
  return say.known(`command.problem.${problem.problem}`, { word: problem.word }, () => problem.problem);
}

const MOST_EXAMPLES = 5;

const wordsOf = (text: string): readonly string[] => text.toLocaleLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Moves that begin as what is typed; where none does, those of which it is said: whoever types “buy” for a tile means “take”. */
export function fittingMoves(offered: readonly string[], text: string, said: (key: string) => string): readonly string[] {
  const begun = text.trimStart();
  const fitting = offered.filter(key => key.startsWith(begun));
  if (fitting.length > 0) return fitting.filter(key => key !== begun);
  const typed = wordsOf(begun);
  return typed.length === 0 ? [] : offered.filter(key => areSaid(typed, wordsOf(said(key))));
}

const areSaid = (typed: readonly string[], words: readonly string[]): boolean =>
  typed.every(begun => words.some(word => word.startsWith(begun)));

interface ExamplesProps extends Omit<Props, 'table'> {
  readonly fitting: readonly string[];
  readonly onPick: (key: string) => void;
}

/** The notation by example: moves that are offered and fit what is typed, each with what it means. */
function Examples({ face, position, fitting, onPick }: ExamplesProps) {
  const say = useSay();
  if (fitting.length === 0) return null;
  return (
    <ul className="command-examples" aria-label={say('command.examples')}>
      {spread(fitting, MOST_EXAMPLES).map(key => (
        <li key={key}>
          <button type="button" tabIndex={-1} onClick={() => onPick(key)}>
            <code>{key}</code>
            <span>{face.move(say, position, key).phrase}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** So many of them at most: of every first word one, then others. */
export function spread(keys: readonly string[], most: number): readonly string[] {
  const verbs = new Set<string>();
  const isFirst = (key: string): boolean => {
    const verb = key.split(' ', 1)[0] ?? '';
    const fresh = !verbs.has(verb);
    verbs.add(verb);
    return fresh;
  };
  const firsts = new Set(keys.filter(isFirst));
  const chosen = [...new Set([...firsts, ...keys])].slice(0, most);
  return keys.filter(key => chosen.includes(key));
}

function Next({ words, onPick }: { readonly words: readonly string[]; readonly onPick: (word: string) => void }) {
  const say = useSay();
  if (words.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's
    <div className="command-next" role="group" aria-label={say('command.next')}>
      {words.slice(0, 14).map(word => (
        <button type="button" key={word} tabIndex={-1} onClick={() => onPick(word)}>
          {word}
        </button>
      ))}
    </div>
  );
}

function useUnderstood({ ask }: Table, { at }: Position, seat: number, text: string): Understood | undefined {
  const [told, setTold] = useState<Understood | undefined>();
  useEffect(() => {
    let late = false;
    ask({ type: 'command', at, seat, text }).then(reply => !late && reply.type === 'command' && setTold(reply));
    return () => {
      late = true;
    };
  }, [ask, at, seat, text]);
  return told;
}
