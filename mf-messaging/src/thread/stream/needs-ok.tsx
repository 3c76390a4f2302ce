import type { Message } from '@fieldspan/api/queries/messages';
import { okState } from '@fieldspan/domain/message-needs-ok';
import { personName } from '@fieldspan/domain/person-name';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconCheck, IconThumbUp } from '@fieldspan/ui/icons';
import { useState } from 'react';
import type { Thread } from '@fieldspan/api/queries/messaging';
import { LaterPopover } from '../later-popover.tsx';
import styles from './needs-ok.module.css';

type Member = Thread['Members'][number];
type NeedsOkProps = { message: Message; members: readonly Member[]; ownId: number; onOk: (isOk: boolean) => void };

/** Who has confirmed with OK and who has not, and the button to confirm. */
export function NeedsOk({ message, members, ownId, onOk }: NeedsOkProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { given, missing } = okState(message, members);
  const isAsked = message.needs_ok === 1;
  const title = isAsked ? t('Needs OK') : t('Said OK');
  const trigger = (
    <button type="button" className={styles.state} data-asked={isAsked || undefined}>
      <IconThumbUp aria-hidden="true" />
      {isAsked ? askedWords(given, missing) : t('{{count}} OK', { count: message.ok_by.length })}
    </button>
  );
  return (
    <div className={styles.line}>
      <LaterPopover title={title} open={isOpen} onOpenChange={setIsOpen} trigger={trigger}>
        <Names label={t('Said OK')} people={given} />
        {isAsked && <Names label={t('Not yet')} people={missing} />}
      </LaterPopover>
      {isAsked && missing.concat(given).some(({ id }) => id === ownId) && (
        <OkButton isSaid={message.ok_by.includes(ownId)} onOk={onOk} />
      )}
    </div>
  );
}

function askedWords(given: readonly Member[], missing: readonly Member[]): string {
  return t('Needs OK · {{given}} of {{asked}}', { given: given.length, asked: given.length + missing.length });
}

function OkButton({ isSaid, onOk }: { isSaid: boolean; onOk: (isOk: boolean) => void }) {
  return (
    <Button
      size="s"
      variant={isSaid ? 'quiet' : 'primary'}
      aria-pressed={isSaid}
      icon={isSaid ? <IconCheck aria-hidden="true" /> : <IconThumbUp aria-hidden="true" />}
      onClick={() => onOk(!isSaid)}
    >
      {isSaid ? t('You said OK') : t('OK')}
    </Button>
  );
}

function Names({ label, people }: { label: string; people: readonly Member[] }) {
  return (
    <section className={styles.names}>
      <h3>
        {label} <span className={styles.count}>{people.length}</span>
      </h3>
      <ul>
        {people.map((person) => (
          <li key={person.id}>{personName(person)}</li>
        ))}
        {people.length === 0 && <li className={styles.count}>{t('Nobody')}</li>}
      </ul>
    </section>
  );
}
