import { instantText } from '@fieldspan/domain/day-text';
import { companyTabletsQuery, revokeTablet } from '@fieldspan/api/tablet';
import type { CompanyTablets } from '@fieldspan/contract/tablet-calls';
import { Button } from '@fieldspan/ui/button';
import { Card } from '@fieldspan/ui/card';
import { ConfirmDialog } from '@fieldspan/ui/confirm-dialog';
import { t } from '@fieldspan/ui/i18n';
import { ListItem } from '@fieldspan/ui/list-item';
import { Tag } from '@fieldspan/ui/tag';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PinPeople } from './pin-people.tsx';
import { RegisterTablet } from './register-tablet.tsx';

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
        {data.tablets.some(({ is_this }) => is_this) || <RegisterTablet whenConfirmed={whenConfirmed} />}
      </Card>
      <PinPeople people={data.people} whenConfirmed={whenConfirmed} />
    </>
  );
}

function TabletRow({ tablet }: { tablet: CompanyTablets['tablets'][number] }) {
  const { id, name, last_used_at, is_this, is_kiosk, place } = tablet;
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
      subtitle={[is_kiosk ? (place ?? t('At no project')) : null, when].filter(Boolean).join(' · ')}
      trailing={
        <>
          {is_kiosk && <Tag tone="blue">{t('Kiosk')}</Tag>}
          {is_this && <Tag>{t('This device')}</Tag>}
          <Button aria-label={t('Remove {{name}}', { name })} onClick={() => setAsking(true)}>
            {t('Remove')}
          </Button>
          <ConfirmDialog
            open={isAsking}
            onClose={() => setAsking(false)}
            title={t('Remove {{name}}?', { name })}
            message={
              is_kiosk
                ? t(
                    'Nobody can clock in or out there any more. What still waits on the tablet for a connection is lost.',
                  )
                : t('Nobody can sign in there by PIN any more, and whoever is signed in is signed out.')
            }
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
