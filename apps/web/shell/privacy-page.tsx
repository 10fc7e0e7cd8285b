// What is kept of people, why, how long, and how to be rid of it: docs/privacy.md, for readers of this page.

import { type CommonWord, useSay } from '../text/words.ts';
import { Link } from './link.tsx';
import './reading.css';

/** What each part says, one paragraph after the other. */
const PARTS: readonly (readonly [heading: CommonWord, ...paragraphs: CommonWord[]])[] = [
  ['privacy.browser', 'privacy.browser-text'],
  ['privacy.guest', 'privacy.guest-text', 'privacy.cookie-text'],
  ['privacy.tables', 'privacy.tables-text', 'privacy.tables-long', 'privacy.talk-text', 'privacy.told-text'],
  [
    'privacy.account',
    'privacy.account-text',
    'privacy.sessions-text',
    'privacy.passkeys-text',
    'privacy.ratings-text',
    'privacy.account-long',
  ],
  ['privacy.machine', 'privacy.machine-text', 'privacy.backup-text'],
  ['privacy.others', 'privacy.others-text', 'privacy.push-text', 'privacy.reports-text'],
  ['privacy.rid', 'privacy.rid-export', 'privacy.rid-text', 'privacy.rid-stays'],
];

export default function PrivacyPage() {
  const say = useSay();
  return (
    <article className="card prose">
      <h1>{say('privacy.heading')}</h1>
      <p className="lead">{say('privacy.lead')}</p>
      {PARTS.map(([heading, ...paragraphs]) => (
        <section key={heading}>
          <h2>{say(heading)}</h2>
          {paragraphs.map(paragraph => (
            <p key={paragraph}>{say(paragraph)}</p>
          ))}
        </section>
      ))}
      <p>
        <Link to={{ page: 'account' }} className="way">
          {say('privacy.go')}
        </Link>
      </p>
    </article>
  );
}
