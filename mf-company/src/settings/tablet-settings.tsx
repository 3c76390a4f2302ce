import { instantText } from '@fieldspan/domain/day-text';
import { companyTabletsQuery, registerTablet, revokeTablet } from '@fieldspan/api/tablet';
import type { CompanyTablets } from '@fieldspan/contract/tablet-calls';
import { Button } from '@fieldspan/ui/button';
import { Card } from '@fieldspan/ui/card';
import { ConfirmDialog } from '@fieldspan/ui/confirm-dialog';
import { t } from '@fieldspan/ui/i18n';
import { ListItem } from '@fieldspan/ui/list-item';
import { Tag } from '@fieldspan/ui/tag';
import { TextField } from '@fieldspan/ui/text-field';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { ErrorBox } from '@fieldspan/records/page/error-box';
import { PinPeople } from './pin-people.tsx';
import styles from './settings.module.css';

type WhenConfirmed = (change: () => void) => void;

/** Shared tablets, and the people who sign in there with a PIN. */
export function TabletSettings({ whenConfirmed }: { whenConfirmed: WhenConfirmed }) {
  const { data } = useSuspenseQuery(companyTabletsQuery());
  return (
    <>
      <Card title={t('Shared tablets')}>
        <ul>
          {data.tablets.map((tablet) => (
            <TabletRow key={tablet.id} tablet={tablet} />
          ))}
        </ul>
        {data.tablets.some(({ is_this }) => is_this) || <RegisterForm whenConfirmed={whenConfirmed} />}
      </Card>
      <PinPeople people={data.people} whenConfirmed={whenConfirmed} />
    </>
  );
}

function TabletRow({ tablet }: { tablet: CompanyTablets['tablets'][number] }) {
  const { id, name, last_used_at, is_this } = tablet;
  const [isAsking, setAsking] = useState(false);
  const when =
    last_used_at === null
      ? t('Not used yet')
      : t('Last used {{when}}', {
          when: instantText(last_used_at),
        });
  return (
    <ListItem
      title={name}
      subtitle={when}
      trailing={
        <>
          {is_this && <Tag>{t('This device')}</Tag>}
          <Button aria-label={t('Remove {{name}}', { name })} onClick={() => setAsking(true)}>
            {t('Remove')}
          </Button>
          <ConfirmDialog
            open={isAsking}
            onClose={() => setAsking(false)}
            title={t('Remove {{name}}?', { name })}
            message={t('Nobody can sign in there by PIN any more, and whoever is signed in is signed out.')}
            confirmLabel={t('Remove')}
            cancelLabel={t('Cancel')}
            danger
            onConfirm={() => revokeTablet({ id, isThis: is_this })}
          />
        </>
      }
    />
  );
}

function RegisterForm({ whenConfirmed }: { whenConfirmed: WhenConfirmed }) {
  const [name, setName] = useState('');
  const registering = useMutation({ mutationFn: registerTablet, meta: { quiet: true } });
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!registering.isPending) whenConfirmed(() => registering.mutate(name));
  };
  return (
    <form className={styles.provider} aria-label={t('Shared tablets')} onSubmit={handleSubmit} noValidate>
      <p className={styles.quiet}>
        {t(
          'On a shared tablet people press their name and type a PIN. Open this page on the tablet itself, register it, and log out: then it shows the names.',
        )}
      </p>
      <TextField
        label={t('Name of this device')}
        hint={t('Where it is, such as “Shop, by the door”')}
        value={name}
        onChange={setName}
      />
      <ErrorBox error={registering.error} />
      <div>
        <Button type="submit" busy={registering.isPending}>
          {t('Make this device a shared tablet')}
        </Button>
      </div>
    </form>
  );
}
