import { alertError } from '@fieldspan/api/alerts';
import { renewPublicLink, savePublicLink } from '@fieldspan/api/queries/public-links';
import type { PublicLink } from '@fieldspan/contract/public-link-calls';
import { localDay } from '@fieldspan/domain/calendar-day';
import { useToday } from '@fieldspan/federation/now';
import { Button } from '@fieldspan/ui/button';
import { ConfirmDialog } from '@fieldspan/ui/confirm-dialog';
import { DateField } from '@fieldspan/ui/date-field';
import { t } from '@fieldspan/ui/i18n';
import { refreshReaders } from '@fieldspan/api/query-client';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { PublicPage } from './public-page.ts';
import styles from './public-link.module.css';

type PublicLinkChangesProps = { page: PublicPage; link: PublicLink };

/** Controls for the link: on or off, last day, new address. */
export function PublicLinkChanges({ page, link }: PublicLinkChangesProps) {
  const { model, record_id } = page;
  const [isAsking, setIsAsking] = useState(false);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (change: () => Promise<unknown>) => change(),
    onError: () => refreshReaders('PublicLink/save'),
  });
  const save = (change: { is_on?: 0 | 1; ends_at?: string }) =>
    void mutateAsync(() => savePublicLink({ model, record_id, ...change })).catch(alertError);
  const isOn = link.is_on === 1;
  return (
    <>
      {isOn && <LastDay end={link.ends_at} isBusy={isPending} onSave={(ends_at) => save({ ends_at })} />}
      <div className={styles.buttons}>
        <Button disabled={isPending} onClick={() => save({ is_on: isOn ? 0 : 1 })}>
          {isOn ? t('Switch off') : t('Switch on')}
        </Button>
        <Button disabled={isPending} onClick={() => setIsAsking(true)}>
          {t('New address')}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('A new address?')}
        message={page.renewHint ?? t('The old address opens nothing from then on. The new one is on and has no end.')}
        confirmLabel={t('New address')}
        cancelLabel={t('Keep the old one')}
        danger
        onConfirm={async () => {
          await mutateAsync(() => renewPublicLink({ model, record_id })).catch(refuse);
        }}
      />
    </>
  );
}

function refuse(error: unknown): never {
  alertError(error);
  throw error;
}

type LastDayProps = { end: string | null; isBusy: boolean; onSave: (endsAt: string) => void };

/** The link works until the end of that day in the time zone of the person who sets it. */
function LastDay({ end, isBusy, onSave }: LastDayProps) {
  const today = useToday();
  const [day, setDay] = useState(end === null ? '' : localDay(new Date(end)));
  return (
    <div className={styles.end}>
      <DateField label={t('Last day')} value={day} min={today} onChange={setDay} />
      <Button disabled={day === '' || isBusy} onClick={() => onSave(new Date(`${day}T23:59:59`).toISOString())}>
        {t('Set the end')}
      </Button>
      {end !== null && (
        <Button disabled={isBusy} onClick={() => onSave('')}>
          {t('Without an end')}
        </Button>
      )}
    </div>
  );
}
