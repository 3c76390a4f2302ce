import { confirmByPasskey, confirmSelf, ownFactorsQuery } from '@fieldspan/api/queries/own-factors';
import { FactorError } from './factor-error.tsx';
import { Button } from '@fieldspan/ui/button';
import { Dialog } from '@fieldspan/ui/dialog';
import { t } from '@fieldspan/ui/i18n';
import { TextField } from '@fieldspan/ui/text-field';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState, type SubmitEvent } from 'react';
import { Stack } from '@fieldspan/ui/layout/stack';

type ConfirmSelfProps = { onClose: () => void; onConfirmed: () => void };

/** Asks the person to confirm their identity: password, code or passkey. */
export function ConfirmSelf({ onClose, onConfirmed }: ConfirmSelfProps) {
  const { data: factors } = useQuery(ownFactorsQuery());
  const [typed, setTyped] = useState('');
  const form = useId();
  const usesCode = factors?.has_password === false;
  const confirming = useMutation({
    mutationFn: () => confirmSelf(usesCode ? { code: typed } : { password: typed }),
    onSuccess: onConfirmed,
    meta: { quiet: true },
  });
  const showing = useMutation({ mutationFn: confirmByPasskey, onSuccess: onConfirmed, meta: { quiet: true } });
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!confirming.isPending) confirming.mutate();
  };
  const field = usesCode
    ? ({ label: t('Code of the app'), autoComplete: 'one-time-code', inputMode: 'numeric' } as const)
    : ({ label: t('Password'), type: 'password', autoComplete: 'current-password' } as const);
  return (
    <Dialog
      open
      onClose={onClose}
      size="s"
      title={t('Confirm that it is you')}
      description={t('This is done only after you have shown once more that it is you.')}
      footer={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button type="submit" form={form} variant="primary" busy={confirming.isPending}>
            {t('Confirm')}
          </Button>
        </>
      }
    >
      <Stack>
        <form id={form} onSubmit={handleSubmit} noValidate>
          <TextField {...field} value={typed} onChange={setTyped} />
        </form>
        {factors !== undefined && factors.passkeys.length > 0 && (
          <Button busy={showing.isPending} onClick={() => showing.mutate()}>
            {t('Use a passkey')}
          </Button>
        )}
        <FactorError error={confirming.error ?? showing.error} />
      </Stack>
    </Dialog>
  );
}
