// What somebody at a table on line may do besides playing: ask the others, let a bot play for him, give his seat away, get up, resign.

import type { Around, Omitted } from '@adega/desk/around.ts';
import type { Seat } from '@adega/kernel';
import type { Deed } from '@adega/wire/journal.ts';
import type { Level } from '@adega/wire/level.ts';
import { SETTLED_AFTER } from '@adega/wire/settled.ts';
import { type ReactNode, useState } from 'react';
import { callBack, handOver } from '../store/online.ts';
import { givenAt, keepGiven, linkOf } from '../store/tables.ts';
import { openAtOnce } from '../table/dialog.ts';
import { useSay } from '../text/words.ts';
import { CloseButton } from './close-button.tsx';
import { LevelSelect } from './level-select.tsx';
import { LinkField, pathTo } from './link-field.tsx';
import { AnswersForm } from './pace/answers-form.tsx';
import { HoursForm } from './pace/hours-form.tsx';
import { Sure } from './sure.tsx';

interface Props {
  readonly id: string;
  readonly seat: Seat;
  readonly around: Around;
  /** Without a line nothing can be asked. */
  readonly disabled: boolean;
  readonly onDo: (deed: Omitted<Deed>) => void;
  readonly onLeave: (answers: readonly string[]) => void;
  readonly onClose: () => void;
}

/** The bot that most would choose. */
const USUAL: Level = 'level2';

export default function OnlineWays({ id, seat, around, disabled, onDo, onLeave, onClose }: Props) {
  const say = useSay();
  const [level, setLevel] = useState<Level>(USUAL);
  const [given, setGiven] = useState(() => givenAt(id, seat));
  const [failed, setFailed] = useState(false);
  const { last, ask, seats, table } = around;
  const rated = table?.rated === true;
  const invite = seats.some(({ name, bot }) => name === undefined && bot === undefined) ? linkOf(id) : undefined;
  const then = (deed: Omitted<Deed>) => () => {
    onDo(deed);
    onClose();
  };
  const give = async () => {
    const { told } = await handOver(id, seat);
    setFailed(told === undefined);
    if (told !== undefined) remember(told);
  };
  const takeBack = async () => {
    const { told } = await callBack(id, seat);
    setFailed(told === undefined);
    if (told !== undefined) remember(undefined);
  };
  const remember = (token: string | undefined) => {
    keepGiven(id, seat, token);
    setGiven(token);
  };
  return (
    <dialog className="online-ways" aria-labelledby="ways-heading" ref={openAtOnce} onClose={onClose}>
      <header>
        <h2 id="ways-heading">{say('table.ways')}</h2>
        <CloseButton label={say('table.ways-close')} onClose={onClose} />
      </header>
      <div className="ways-body">
        <fieldset disabled={disabled}>
          {invite !== undefined && <LinkField label={say('table.invite-free')} path={pathTo(id, invite)} />}
          {rated && <p className="rated-note">{say('rated.rules')}</p>}
          {around.clocks?.pace.kind === 'slow' && (
            <>
              <h3>{say('ways.time')}</h3>
              <HoursForm hours={around.clocks.seats[seat]?.hours} onDo={onDo} />
              <AnswersForm game={around.table?.game ?? ''} left={around.left} onLeave={onLeave} />
            </>
          )}
          {!(rated && around.settled) && <h3>{say('ways.ask')}</h3>}
          {last !== undefined && !rated && (
            <Way lead={say('table.undo-lead')}>
              <button type="button" disabled={ask !== undefined} onClick={then({ type: 'undo', to: last })}>
                {say('table.undo')}
              </button>
            </Way>
          )}
          {!(rated && around.settled) && (
            <Way lead={rated ? say('rated.abandon-lead', { n: SETTLED_AFTER }) : say('table.abandon-lead')}>
              <button type="button" disabled={ask !== undefined} onClick={then({ type: 'abandon' })}>
                {say('table.abandon')}
              </button>
            </Way>
          )}
          <h3>{say('ways.seat')}</h3>
          {seats[seat]?.bot === undefined && !rated && (
            <Way lead={say('table.stand-in-lead')}>
              <LevelSelect label={say('table.stand-in-level')} level={level} onLevel={setLevel} />
              <button type="button" onClick={then({ type: 'stand-in', bot: level })}>
                {say('table.stand-in')}
              </button>
            </Way>
          )}
          {!rated && (
            <Way lead={say('table.hand-over-lead')}>
              {given === undefined ? (
                <button type="button" onClick={() => void give()}>
                  {say('table.hand-over')}
                </button>
              ) : (
                <LinkField label={say('table.hand-over-link')} path={pathTo(id, given)}>
                  <button type="button" className="second-way" onClick={() => void takeBack()}>
                    {say('table.call-back')}
                  </button>
                </LinkField>
              )}
              {failed && <p role="alert">{say('online.failed')}</p>}
            </Way>
          )}
          <Way lead={say(rated ? 'rated.leave-lead' : 'table.leave-lead')}>
            <Sure word={say('table.leave')} sure={say('table.leave-sure')} onGo={then({ type: 'leave' })} />
          </Way>
          <Way lead={say(rated ? 'rated.resign-lead' : 'table.resign-lead')}>
            <Sure word={say('table.resign')} sure={say('table.resign-sure')} onGo={then({ type: 'resign' })} />
          </Way>
          {around.begun && (
            <Way lead={say('table.record-lead')}>
              <a className="quiet-link" href={`/api/tables/${id}/record`} download={`${id}.txt`}>
                {say('table.record')}
              </a>
            </Way>
          )}
        </fieldset>
      </div>
      <p className="dialog-ways">
        <button type="button" className="primary" onClick={onClose}>
          {say('seats.close')}
        </button>
      </p>
    </dialog>
  );
}

function Way({ lead, children }: { readonly lead: string; readonly children: ReactNode }) {
  return (
    <div className="online-way">
      <p>{lead}</p>
      <div>{children}</div>
    </div>
  );
}
