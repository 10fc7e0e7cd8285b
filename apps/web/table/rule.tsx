// A rule by its id: a small button wherever a rule is named, and one place where its text is shown.

import { createContext, type ReactNode, useCallback, useContext, useId, useRef, useState } from 'react';
import { useSay } from '../text/words.ts';

const ShowRule = createContext<(id: string) => void>(() => undefined);

/** Goes to where all the rules are read, at this one. */
export const ReadOn = createContext<(id: string) => void>(() => undefined);

/** Shows a rule over the page, so that nothing on it is lost. */
export const useShowRule = (): ((id: string) => void) => useContext(ShowRule);

/** Shows the id, or a word that the rule is about. */
export function RuleChip({ id, children }: { readonly id: string; readonly children?: string }) {
  const say = useSay();
  const show = useContext(ShowRule);
  return (
    <button
      type="button"
      className={children === undefined ? 'rule-chip' : 'rule-word'}
      aria-label={children === undefined ? say('rule.label', { id }) : undefined}
      title={children === undefined ? undefined : say('rule.behind')}
      onClick={() => show(id)}
    >
      {children ?? id}
    </button>
  );
}

/** The same where there are many of them: a small book that takes no room. The list says how keys come to it. */
export function RuleSign({ id, tabIndex }: { readonly id: string; readonly tabIndex?: number }) {
  const say = useSay();
  const show = useContext(ShowRule);
  const label = say('rule.behind');
  return (
    <button type="button" className="rule-chip rule-sign" aria-label={label} title={label} tabIndex={tabIndex} onClick={() => show(id)}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="M8 4.500C6.500 3 4 2.500 1.500 3v9.500C4 12 6.500 12.500 8 14c1.500-1.500 4-2 6.500-1.500V3C12 2.500 9.500 3 8 4.500ZV14" />
      </svg>
    </button>
  );
}

export function useRuleText(): (id: string) => string {
  const say = useSay();
  return id => say.known(`rule.${id}`, undefined, () => say('rule.unknown'));
}

export function RuleReader({ children }: { readonly children: ReactNode }) {
  const say = useSay();
  const text = useRuleText();
  const readOn = useContext(ReadOn);
  const heading = useId();
  const chapter = (rule: string): string => say.known(`chapter.${rule.split('.')[0]}`, undefined, () => say('rule.heading'));
  const dialog = useRef<HTMLDialogElement>(null);
  const [id, setId] = useState('');
  const show = useCallback((rule: string) => {
    setId(rule);
    dialog.current?.showModal();
  }, []);
  return (
    <ShowRule value={show}>
      {children}
      <dialog ref={dialog} className="rule-dialog" aria-labelledby={heading}>
        <h2 id={heading}>{chapter(id)}</h2>
        <p>{id !== '' && text(id)}</p>
        <form method="dialog">
          <button type="submit">{say('rule.close')}</button>
          <button type="submit" onClick={() => readOn(id)}>
            {say('nav.rules')}
          </button>
          {/* Its name, for who wants to speak of it; whoever listens has heard what it says. */}
          <small className="rule-id" aria-hidden="true">
            {say('rule.named', { id })}
          </small>
        </form>
      </dialog>
    </ShowRule>
  );
}
