import { Button } from '@fieldspan/ui/button';
import { Dialog } from '@fieldspan/ui/dialog';
import { t } from '@fieldspan/ui/i18n';
import { TextField } from '@fieldspan/ui/text-field';
import { useMutation } from '@tanstack/react-query';
import { useId, useState, type SubmitEvent } from 'react';
import { ErrorBox } from '@fieldspan/records/page/error-box';
import { Stack } from '@fieldspan/ui/layout/stack';

const EMPTY = { first_name: '', last_name: '', job_title: '', pin: '' };
type Typed = typeof EMPTY;

type PinDialogProps = {
  title: string;
  /** For a person who does not exist yet. */
  asksName?: boolean;
  onClose: () => void;
  onSave: (typed: Typed) => Promise<void>;
};

/** An Admin gives a PIN; the server validates it. */
export function PinDialog({ title, asksName = false, onClose, onSave }: PinDialogProps) {
  const [typed, setTyped] = useState(EMPTY);
  const form = useId();
  const saving = useMutation({ mutationFn: onSave, onSuccess: onClose, meta: { quiet: true } });
  const field = (name: keyof Typed) => ({
    value: typed[name],
    onChange: (value: string) => setTyped({ ...typed, [name]: value }),
  });
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!saving.isPending) saving.mutate(typed);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      size="s"
      title={title}
      footer={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button type="submit" form={form} variant="primary" busy={saving.isPending}>
            {t('Save')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={handleSubmit} noValidate>
        <Stack>
          {asksName && (
            <>
              <TextField label={t('First name')} {...field('first_name')} />
              <TextField label={t('Last name')} {...field('last_name')} />
              <TextField label={t('Job title')} {...field('job_title')} />
            </>
          )}
          <TextField
            label={t('PIN')}
            hint={t('6 to 12 digits. Tell it to the person; they can change it under Sign-in and security.')}
            inputMode="numeric"
            autoComplete="off"
            {...field('pin')}
          />
          <ErrorBox error={saving.error} />
        </Stack>
      </form>
    </Dialog>
  );
}
