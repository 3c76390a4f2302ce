import { carriersQuery } from '@fieldspan/api/queries/carriers';
import { t } from '@fieldspan/ui/i18n';
import { Segmented } from '@fieldspan/ui/segmented';
import { TextField } from '@fieldspan/ui/text-field';
import { useQuery } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { ErrorBox } from './error-box.tsx';
import styles from './login-screen.module.css';

type ResetRequestFormProps = {
  id: string;
  knownEmail: string;
  error: Error | null;
  onSubmit: (ask: { email: string; bySms: boolean }) => void;
};

const WAYS = [
  { value: 'email', label: t('Email') },
  { value: 'sms', label: t('SMS') },
];

export function ResetRequestForm({ id, knownEmail, error, onSubmit }: ResetRequestFormProps) {
  const [typed, setTyped] = useState(knownEmail);
  const { data: carriers } = useQuery(carriersQuery());
  const [way, setWay] = useState('email');
  const [wasSent, setSent] = useState(false);
  const email = typed.trim();

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSent(true);
    if (email !== '') onSubmit({ email, bySms: way === 'sms' });
  };

  return (
    <form id={id} className={styles.form} onSubmit={handleSubmit} noValidate>
      <TextField
        label={t('Your Email')}
        type="email"
        autoComplete="email"
        required
        value={typed}
        onChange={setTyped}
        error={wasSent && email === '' ? t('Your Email is required') : undefined}
      />
      {carriers?.sms && <Segmented label={t('Notification type')} value={way} onChange={setWay} options={WAYS} />}
      <ErrorBox error={error} />
    </form>
  );
}
