// How a scenario came out, and its steps, each with the way to the position in which it was done or looked at.

import type { FileProblem, Position, Reported, ReportedStep } from '@adega/wire';
import { useSay } from '../text/words.ts';

/** The step at which it stopped: the last that was come to. */
const stoppedAt = ({ is, steps }: Reported): number | undefined =>
  is === 'passed' ? undefined : steps.findLastIndex(step => step.at !== undefined);

/** Always in view, whatever is shown of the table. */
export function Outcome({ report }: { readonly report: Reported }) {
  const say = useSay();
  const { is, title, problems } = report;
  return (
    <section className={`shell-bar scenario-outcome ${is === 'passed' ? '' : 'alarm'}`} aria-label={say('scenario.tab')}>
      <p>
        <strong>{title}</strong>
      </p>
      <p>{say(`scenario.${is}`, { n: (stoppedAt(report) ?? 0) + 1 })}</p>
      {problems.map(problem => (
        <Problem key={problem.path} problem={problem} />
      ))}
    </section>
  );
}

function Problem({ problem: { path, expected, got } }: { readonly problem: FileProblem }) {
  const say = useSay();
  return (
    <p className="scenario-problem">
      <code>{path}</code> {say('scenario.expected')} <code>{expected}</code> {say('scenario.got')} <code>{got}</code>
    </p>
  );
}

interface Props {
  readonly report: Reported;
  /** The position of now. */
  readonly position: Position;
  /** Which one is shown; undefined: that of now. */
  readonly at: number | undefined;
  readonly onGo: (at: number | undefined) => void;
}

export function ScenarioSteps({ report, position, at, onGo }: Props) {
  const say = useSay();
  const stopped = stoppedAt(report);
  return (
    <div className="scenario">
      {report.source !== '' && <p>{say('scenario.source', { source: report.source })}</p>}
      {report.note !== undefined && <p className="note">{report.note}</p>}
      {report.patched && <p className="note">{say('scenario.patched')}</p>}
      <p className="note">{say('scenario.hint')}</p>
      <ol className="scenario-steps">
        {report.steps.map((step, i) => (
          <Step
            // biome-ignore lint/suspicious/noArrayIndexKey: steps have no other name
            key={i}
            n={i + 1}
            step={step}
            state={step.at === undefined ? 'unreached' : i === stopped ? 'stopped' : 'done'}
            isShown={step.at === (at ?? position.at)}
            // In a copy, and where moves were taken back, what was played in the scenario is not there.
            onGo={step.at === undefined || step.at > position.at ? undefined : () => onGo(step.at)}
          />
        ))}
      </ol>
    </div>
  );
}

interface StepProps {
  readonly n: number;
  readonly step: ReportedStep;
  readonly state: 'done' | 'stopped' | 'unreached';
  readonly isShown: boolean;
  readonly onGo: (() => void) | undefined;
}

function Step({ n, step, state, isShown, onGo }: StepProps) {
  const say = useSay();
  return (
    <li className={state} data-step={n}>
      <button type="button" disabled={onGo === undefined} aria-current={isShown ? 'step' : undefined} onClick={onGo}>
        <span className="scenario-sign">{say(`scenario.step.${state}`, { n })}</span> <strong>{step.word}</strong>{' '}
        <code className="scenario-says">{plain(step.says)}</code>
      </button>
      {step.note !== undefined && <p className="note">{step.note}</p>}
    </li>
  );
}

/** Without the signs of JSON where that is enough: a line for each move or word. */
function plain(says: string): string {
  const said: object = JSON.parse(says);
  const lines = Array.isArray(said) ? said : Object.entries(said).map(([word, value]) => `${word}: ${valueText(value)}`);
  return lines.join('\n');
}

const valueText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value).replaceAll(/([,:{])(?=\S)|(?=\})/g, '$1 ');
