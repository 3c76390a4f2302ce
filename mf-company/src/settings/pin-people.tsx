import { addCrewMember, removePin, setPin } from '@fieldspan/api/tablet';
import type { CompanyTablets } from '@fieldspan/contract/tablet-calls';
import { Button } from '@fieldspan/ui/button';
import { Card } from '@fieldspan/ui/card';
import { t } from '@fieldspan/ui/i18n';
import { ListItem } from '@fieldspan/ui/list-item';
import { Tag } from '@fieldspan/ui/tag';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorBox } from '@fieldspan/records/page/error-box';
import { PinDialog } from './pin-dialog.tsx';
import styles from './settings.module.css';

type Person = CompanyTablets['people'][number];
type PinPeopleProps = { people: readonly Person[]; whenConfirmed: (change: () => void) => void };

/** People who sign in with a PIN; people without an e-mail address are added here too. */
export function PinPeople({ people, whenConfirmed }: PinPeopleProps) {
  const [isAdding, setAdding] = useState(false);
  return (
    <Card
      title={t('PINs')}
      action={<Button onClick={() => whenConfirmed(() => setAdding(true))}>{t('Add somebody without e-mail')}</Button>}
    >
      {people.length === 0 && (
        <p className={styles.note}>{t('Nobody yet. Admins sign in with their password, also on a tablet.')}</p>
      )}
      <ul>
        {people.map((person) => (
          <PinRow key={person.id} person={person} whenConfirmed={whenConfirmed} />
        ))}
      </ul>
      {isAdding && (
        <PinDialog
          title={t('Somebody without e-mail')}
          asksName
          onClose={() => setAdding(false)}
          onSave={({ first_name, last_name, job_title, pin }) =>
            addCrewMember({ first_name, last_name, job_title, pin })
          }
        />
      )}
    </Card>
  );
}

function PinRow({ person, whenConfirmed }: { person: Person; whenConfirmed: (change: () => void) => void }) {
  const { id, name, has_pin, has_email } = person;
  const [isSetting, setSetting] = useState(false);
  const removing = useMutation({ mutationFn: removePin, meta: { quiet: true } });
  return (
    <>
      <ListItem
        title={name}
        subtitle={has_email ? undefined : t('Without e-mail')}
        trailing={
          <>
            {has_pin && <Tag>{t('Has a PIN')}</Tag>}
            <Button
              aria-label={has_pin ? t('New PIN for {{name}}', { name }) : t('Give a PIN to {{name}}', { name })}
              onClick={() => whenConfirmed(() => setSetting(true))}
            >
              {has_pin ? t('New PIN') : t('Give a PIN')}
            </Button>
            {has_pin && (
              <Button
                aria-label={t('Remove the PIN of {{name}}', { name })}
                busy={removing.isPending}
                onClick={() => removing.mutate(id)}
              >
                {t('Remove')}
              </Button>
            )}
          </>
        }
      />
      <ErrorBox error={removing.error} />
      {isSetting && (
        <PinDialog
          title={t('PIN of {{name}}', { name })}
          onClose={() => setSetting(false)}
          onSave={({ pin }) => setPin({ user_id: id, pin })}
        />
      )}
    </>
  );
}
