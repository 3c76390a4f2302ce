import { instantText } from '@fieldspan/domain/day-text';
import { endOtherSession, sessionsQuery, type OpenSession } from '@fieldspan/api/queries/own-account';
import { Button } from '@fieldspan/ui/button';
import { Card } from '@fieldspan/ui/card';
import { ConfirmDialog } from '@fieldspan/ui/confirm-dialog';
import { t } from '@fieldspan/ui/i18n';
import { ListItem } from '@fieldspan/ui/list-item';
import { Tag } from '@fieldspan/ui/tag';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styles from './security-screen.module.css';

/** The devices where the person is signed in, with a button to sign out each. */
export function DeviceSection() {
  const { data: sessions } = useSuspenseQuery(sessionsQuery());
  const [isAsking, setAsking] = useState(false);
  const hasOthers = sessions.some(({ is_current }) => is_current === 0);
  return (
    <Card
      title={t('Devices')}
      action={
        hasOthers && (
          <Button size="s" onClick={() => setAsking(true)}>
            {t('Sign out all others')}
          </Button>
        )
      }
    >
      <ul className={styles.list}>
        {sessions.map((session) => (
          <DeviceRow key={session.id} session={session} />
        ))}
      </ul>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('Sign out all other devices?')}
        message={t('Each of them asks for your password again. This one stays signed in.')}
        confirmLabel={t('Sign out all others')}
        cancelLabel={t('Cancel')}
        onConfirm={() => endOtherSession()}
      />
    </Card>
  );
}

function DeviceRow({ session }: { session: OpenSession }) {
  const { id, device, address, is_current, last_used_at } = session;
  const ending = useMutation({ mutationFn: () => endOtherSession(id) });
  const when = instantText(last_used_at);
  return (
    <ListItem
      title={device}
      subtitle={t('Last used {{when}}, from {{address}}', { when, address: address ?? t('an unknown address') })}
      trailing={
        is_current === 1 ? (
          <Tag>{t('This device')}</Tag>
        ) : (
          <Button
            aria-label={t('Sign out {{device}}', { device })}
            busy={ending.isPending}
            onClick={() => ending.mutate()}
          >
            {t('Sign out')}
          </Button>
        )
      }
    />
  );
}
