// The desk of those who deal with reports.

import type { AuditedTold, ModeratorsDesk, ReportTold, VERDICTS } from '@adega/wire/moderation.ts';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { type Answer, liftBan, moderatorsDesk, settleReport } from '../../store/online.ts';
import { type Say, useSay } from '../../text/words.ts';
import { Fold } from '../fold.tsx';
import { Link } from '../link.tsx';
import './moderation.css';

const DAYS = [1, 7, 90];

/** A time as one reads it. */
function useWhen(): (at: number) => string {
  const intl = useIntl();
  return at => intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' });
}

export default function ModerationPage() {
  const say = useSay();
  const [found, setFound] = useState<Answer<ModeratorsDesk> | undefined>();
  const [failed, setFailed] = useState(false);
  const look = useCallback(async () => setFound(await moderatorsDesk()), []);
  useEffect(() => void look(), [look]);
  if (found === undefined) return <p className="loading">{say('page.loading')}</p>;
  const desk = found.told;
  if (desk === undefined) return <Nothing />;
  const act = async (doing: Promise<Answer<unknown>>) => {
    setFailed((await doing).told === undefined);
    await look();
  };
  return (
    <>
      <header className="page-head">
        <h1>{say('moderation.heading')}</h1>
        <p>{say('moderation.lead', { open: desk.open.length })}</p>
      </header>
      {failed && (
        <p role="alert" className="toast">
          {say('moderation.failed')}
        </p>
      )}
      <Reports title={say('moderation.open')} reports={desk.open} none={say('moderation.none')}>
        {id => <Verdicts onSettle={(verdict, days) => void act(settleReport(id, verdict, days))} />}
      </Reports>
      <Bans bans={desk.bans} onLift={person => void act(liftBan(person))} />
      <Reports title={say('moderation.closed')} reports={desk.closed} />
      <Audit audit={desk.audit} sound={desk.sound} />
    </>
  );
}

/** For whoever is no moderator, or not signed in. */
function Nothing() {
  const say = useSay();
  return (
    <div className="opening">
      <h1>{say('moderation.nothing')}</h1>
      <p>{say('moderation.nothing-lead')}</p>
      <Link to={{ page: 'account' }} className="way">
        {say('account.sign-in')}
      </Link>
    </div>
  );
}

interface ReportsProps {
  readonly title: string;
  readonly reports: readonly ReportTold[];
  /** What is said where there are none; without it nothing is shown then. */
  readonly none?: string;
  readonly children?: (id: string) => ReactNode;
}

function Reports({ title, reports, none, children }: ReportsProps) {
  if (reports.length === 0 && none === undefined) return null;
  return (
    <section className="moderation-part">
      <h2>{title}</h2>
      {reports.length === 0 && (
        <div className="nothing-yet">
          <p>{none}</p>
        </div>
      )}
      {reports.map(report => (
        <Report key={report.id} report={report}>
          {children?.(report.id)}
        </Report>
      ))}
    </section>
  );
}

function Report({ report, children }: { readonly report: ReportTold; readonly children: ReactNode }) {
  const say = useSay();
  const when = useWhen();
  const { at, name, reason, words, around, verdict, others, table } = report;
  return (
    <article className="card report">
      <header>
        <h3>{name}</h3>
        <p className="chips">
          <span className="chip strong">{say.known(`talk.reason.${reason}`, undefined, () => reason)}</span>
          {verdict !== undefined && <span className="chip">{say.known(`moderation.verdict.${verdict}`, undefined, () => verdict)}</span>}
        </p>
        <p className="note">
          {when(at)}
          {others !== undefined && ` · ${say('moderation.others', others)}`}
        </p>
      </header>
      {words !== undefined && <blockquote dir="auto">{words}</blockquote>}
      {around.length === 0 && <p className="note">{say('moderation.said-none')}</p>}
      {around.length > 0 && verdict === undefined && <SaidAround around={around} />}
      <div className="report-ways">
        {around.length > 0 && verdict !== undefined && (
          <Fold word={say('moderation.said')}>
            <SaidAround around={around} />
          </Fold>
        )}
        {children}
        <Link to={{ page: 'table', id: table }} className="quiet-link">
          {say('moderation.table')}
        </Link>
      </div>
    </article>
  );
}

function SaidAround({ around }: Pick<ReportTold, 'around'>) {
  const say = useSay();
  return (
    <ol className="report-said" aria-label={say('moderation.said')}>
      {around.map(one => (
        <li key={`${one.at} ${one.name} ${one.text}`} className={one.is ? 'reported' : undefined}>
          <b>{one.name}</b>
          <span dir="auto">{said(say, one)}</span>
          {one.is && <small>{say('moderation.marked')}</small>}
        </li>
      ))}
    </ol>
  );
}

const said = (say: Say, { text, phrase }: ReportTold['around'][number]): string =>
  text ?? say.known(`phrase.${phrase}`, undefined, () => phrase ?? '');

function Verdicts({ onSettle }: { readonly onSettle: (verdict: (typeof VERDICTS)[number], days: number) => void }) {
  const say = useSay();
  return (
    <>
      <button type="button" className="way" onClick={() => onSettle('nothing', 1)}>
        {say('moderation.nothing-done')}
      </button>
      <button type="button" className="way" onClick={() => onSettle('warned', 1)}>
        {say('moderation.warn')}
      </button>
      {DAYS.map(days => (
        <button key={days} type="button" className="way" onClick={() => onSettle('banned', days)}>
          {say('moderation.ban', { days })}
        </button>
      ))}
    </>
  );
}

function Bans({ bans, onLift }: { readonly bans: ModeratorsDesk['bans']; readonly onLift: (person: string) => void }) {
  const say = useSay();
  const when = useWhen();
  if (bans.length === 0) return null;
  return (
    <section className="moderation-part">
      <h2>{say('moderation.bans')}</h2>
      <ul className="card moderation-bans">
        {bans.map(({ person, name, until }) => (
          <li key={person}>
            <div>
              <strong>{name}</strong>
              <p className="note">{say('moderation.until', { date: when(until) })}</p>
            </div>
            <button type="button" className="way" aria-label={`${say('moderation.lift')}: ${name}`} onClick={() => onLift(person)}>
              {say('moderation.lift')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Audit({ audit, sound }: Pick<ModeratorsDesk, 'audit' | 'sound'>) {
  const say = useSay();
  const when = useWhen();
  if (audit.length === 0) return null;
  return (
    <section className="moderation-part">
      <h2>{say('moderation.audit')}</h2>
      <p className={sound ? 'note' : 'moderation-unsound'} role={sound ? undefined : 'alert'}>
        {say(sound ? 'moderation.sound' : 'moderation.unsound')}
      </p>
      <ol className="card moderation-audit" reversed>
        {audit.map(line => (
          <li key={line.n} value={line.n}>
            <span>{audited(say, line)}</span>
            <time className="note">{when(line.at)}</time>
          </li>
        ))}
      </ol>
    </section>
  );
}

function audited(say: Say, { did, what = '', verdict = 'nothing', by, name = '', days = 0 }: AuditedTold): string {
  if (did === undefined) return `${by}: ${what}`;
  return say(did === 'lifted' ? 'moderation.done.lifted' : `moderation.done.${verdict}`, { by, name, days });
}
