// The desk of those who deal with reports.

import type { ModeratorsDesk } from '@adega/wire/moderation.ts';
import { useCallback, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { type Answer, liftBan, moderatorsDesk, settleReport } from '../../store/online.ts';
import { useSay } from '../../text/words.ts';
import './talk.css';

const DAYS = [1, 7, 90];

export default function ModerationPage() {
  const say = useSay();
  const intl = useIntl();
  const [found, setFound] = useState<Answer<ModeratorsDesk> | undefined>();
  const look = useCallback(async () => setFound(await moderatorsDesk()), []);
  useEffect(() => void look(), [look]);
  const desk = found?.told;
  if (found === undefined) return <p className="loading">{say('page.loading')}</p>;
  if (desk === undefined) return <p>{say('moderation.nothing')}</p>;
  const act = async (doing: Promise<unknown>) => {
    await doing;
    await look();
  };
  const when = (at: number): string => intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <>
      <header className="page-head">
        <h1>{say('moderation.heading')}</h1>
      </header>
      <Reports title={say('moderation.open')} reports={desk.open} when={when}>
        {id => (
          <p className="talk-ways">
            <button type="button" onClick={() => void act(settleReport(id, 'nothing', 1))}>
              {say('moderation.nothing-done')}
            </button>
            <button type="button" onClick={() => void act(settleReport(id, 'warned', 1))}>
              {say('moderation.warned')}
            </button>
            {DAYS.map(days => (
              <button key={days} type="button" onClick={() => void act(settleReport(id, 'banned', days))}>
                {say('moderation.ban', { days })}
              </button>
            ))}
          </p>
        )}
      </Reports>
      {desk.bans.length > 0 && (
        <section>
          <h2>{say('moderation.bans')}</h2>
          <ul>
            {desk.bans.map(({ person, name, until }) => (
              <li key={person}>
                {say('moderation.until', { name, date: when(until) })}{' '}
                <button type="button" onClick={() => void act(liftBan(person))}>
                  {say('moderation.lift')}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Reports title={say('moderation.closed')} reports={desk.closed} when={when} />
      <section>
        <h2>{say('moderation.audit')}</h2>
        <p role="status">{say(desk.sound ? 'moderation.sound' : 'moderation.unsound')}</p>
        <ol reversed>
          {desk.audit.map(({ n, at, by, what }) => (
            <li key={n} value={n}>
              {when(at)} · {by} · {what}
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}

interface ReportsProps {
  readonly title: string;
  readonly reports: ModeratorsDesk['open'];
  readonly when: (at: number) => string;
  readonly children?: (id: string) => React.ReactNode;
}

function Reports({ title, reports, when, children }: ReportsProps) {
  const say = useSay();
  return (
    <section>
      <h2>{title}</h2>
      {reports.length === 0 && <p className="note">{say('moderation.none')}</p>}
      {reports.map(({ id, at, name, reason, words, around, verdict }) => (
        <article key={id} className="card">
          <h3>{say('moderation.of', { name, reason: say.known(`talk.reason.${reason}`, undefined, () => reason) })}</h3>
          <p className="note">
            {when(at)} {verdict !== undefined && `· ${say.known(`moderation.verdict.${verdict}`, undefined, () => verdict)}`}
          </p>
          {words !== undefined && <blockquote>{words}</blockquote>}
          <ul className="talk-lines">
            {around.map(one => (
              <li key={`${one.at} ${one.text}`}>
                <b>{one.name}</b> {one.is ? <mark className="talk-words">{one.text}</mark> : <span className="talk-words">{one.text}</span>}
              </li>
            ))}
          </ul>
          {children?.(id)}
        </article>
      ))}
    </section>
  );
}
