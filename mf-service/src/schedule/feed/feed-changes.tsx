import { alertError } from '@fieldspan/api/alerts';
import { refreshReaders } from '@fieldspan/api/query-client';
import { removeCalendarFeed, renewCalendarFeed } from '@fieldspan/api/queries/calendar-feed';
import { Button } from '@fieldspan/ui/button';
import { ConfirmDialog } from '@fieldspan/ui/confirm-dialog';
import { t } from '@fieldspan/ui/i18n';
import { useState } from 'react';
import styles from './calendar-feed.module.css';

/** Another address in the place of this one, or none. Both stop it at once, so both are asked about. */
export function FeedChanges({ id }: { id: number }) {
  const [asked, setAsked] = useState<'renew' | 'remove' | null>(null);
  const close = () => setAsked(null);
  return (
    <div className={styles.buttons}>
      <Button onClick={() => setAsked('renew')}>{t('New address')}</Button>
      <Button onClick={() => setAsked('remove')}>{t('Switch off')}</Button>
      <ConfirmDialog
        open={asked === 'renew'}
        onClose={close}
        title={t('A new address?')}
        message={t('Calendars that read the old address get nothing more. Add the new one to them.')}
        confirmLabel={t('New address')}
        cancelLabel={t('Keep the old one')}
        danger
        onConfirm={() => changed(renewCalendarFeed(id))}
      />
      <ConfirmDialog
        open={asked === 'remove'}
        onClose={close}
        title={t('Switch the calendar feed off?')}
        message={t('Calendars that read this address get nothing more.')}
        confirmLabel={t('Switch off')}
        cancelLabel={t('Keep it')}
        danger
        onConfirm={() => changed(removeCalendarFeed(id))}
      />
    </div>
  );
}

/** Refused because it was changed elsewhere: then what there is now is shown beside the reason. */
async function changed(change: Promise<unknown>): Promise<void> {
  try {
    await change;
  } catch (error) {
    alertError(error);
    void refreshReaders('CalendarFeed/renew');
    throw error;
  }
}
