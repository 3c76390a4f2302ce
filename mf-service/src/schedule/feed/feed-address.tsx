import type { CalendarFeed } from '@fieldspan/contract/feed-calls';
import { instantText } from '@fieldspan/domain/day-text';
import { t } from '@fieldspan/ui/i18n';
import { IconCopy } from '@fieldspan/ui/icons';
import { Button } from '@fieldspan/ui/button';
import { QrCode } from '@fieldspan/ui/qr-code';
import { TextField } from '@fieldspan/ui/text-field';
import { useState } from 'react';
import styles from './calendar-feed.module.css';
import { FeedChanges } from './feed-changes.tsx';

/** The address to copy or to scan, and when a calendar last read it. */
export function FeedAddress({ feed }: { feed: CalendarFeed }) {
  const { path, last_read_at: read } = feed;
  return (
    <>
      {path === null ? (
        <p>
          {t('The address cannot be shown any more. Calendars that have it still read it; make a new one to see it.')}
        </p>
      ) : (
        <ToCopy key={path} address={`${window.location.origin}${path}`} />
      )}
      <p className={styles.hint}>
        {read === null
          ? t('No calendar has read it yet.')
          : t('A calendar last read it on {{moment}}.', { moment: instantText(read) })}
      </p>
      <FeedChanges id={feed.id} />
    </>
  );
}

function ToCopy({ address }: { address: string }) {
  const [said, setSaid] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setSaid(t('Address copied')),
      () => setSaid(t('This browser does not let the app copy. Select the address above and copy it yourself.')),
    );
  return (
    <>
      <TextField label={t('Address of your calendar')} value={address} onChange={() => {}} readOnly />
      <div className={styles.buttons}>
        <Button icon={<IconCopy aria-hidden="true" />} onClick={() => void copy()}>
          {t('Copy address')}
        </Button>
        <output className={styles.hint}>{said}</output>
      </div>
      <p>
        {t(
          'Add it in your calendar app as a calendar from the internet: “From URL”, “Subscribe from web” or “Add subscription calendar”. To add it on another device, scan the code there.',
        )}
      </p>
      <QrCode text={address} size={192} level="M" isSecret />
      <p className={styles.hint}>{t('Whoever has this address can read your schedule. Do not pass it on.')}</p>
    </>
  );
}
