import { changePin, ownPinQuery } from '@fieldspan/api/tablet';
import { AlertBox } from '@fieldspan/ui/alert-box';
import { Button } from '@fieldspan/ui/button';
import { Card } from '@fieldspan/ui/card';
import { t } from '@fieldspan/ui/i18n';
import { TextField } from '@fieldspan/ui/text-field';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { ErrorBox } from '@fieldspan/records/page/error-box';
import styles from './security-screen.module.css';

const EMPTY = { old_pin: '', pin: '' };

/** The own PIN for shared tablets; nothing for people without one. */
export function PinSection() {
  const { data } = useSuspenseQuery(ownPinQuery());
  return data.has_pin ? <PinCard /> : null;
}

function PinCard() {
  const [typed, setTyped] = useState(EMPTY);
  const changing = useMutation({ mutationFn: changePin, onSuccess: () => setTyped(EMPTY), meta: { quiet: true } });
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!changing.isPending) changing.mutate(typed);
  };
  const shared = { type: 'password', inputMode: 'numeric', autoComplete: 'off' } as const;
  return (
    <Card title={t('PIN for shared tablets')}>
      <form className={styles.fields} aria-label={t('PIN')} onSubmit={handleSubmit} noValidate>
        <TextField
          {...shared}
          label={t('Present PIN')}
          value={typed.old_pin}
          onChange={(value) => setTyped({ ...typed, old_pin: value })}
        />
        <TextField
          {...shared}
          label={t('New PIN')}
          hint={t('6 to 12 digits')}
          value={typed.pin}
          onChange={(value) => setTyped({ ...typed, pin: value })}
        />
        <ErrorBox error={changing.error} />
        {changing.isSuccess && (
          <AlertBox type="success" live="in-a-pause">
            {t('Your PIN is changed.')}
          </AlertBox>
        )}
        <div className={styles.buttons}>
          <Button type="submit" variant="primary" busy={changing.isPending}>
            {t('Change PIN')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
