import { alertError, showAlert } from '@fieldspan/api/alerts';
import { call } from '@fieldspan/api/call';
import { disconnectQuickbooks } from '@fieldspan/api/queries/quickbooks';
import { Button } from '@fieldspan/ui/button';
import { ConfirmDialog } from '@fieldspan/ui/confirm-dialog';
import { t } from '@fieldspan/ui/i18n';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

/** Leads to the page on which QuickBooks asks for consent; it leads back here. */
export function ConnectButton({ label }: { label: string }) {
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => call('QuickbooksConnection/begin', {}),
    onSuccess: ({ url }) => location.assign(url),
  });
  return (
    <Button variant="primary" busy={isPending || isSuccess} onClick={() => mutate()}>
      {label}
    </Button>
  );
}

/** Ends the connection after a question. */
export function DisconnectButton({ name }: { name: string }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>{t('Disconnect')}</Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('Disconnect QuickBooks?')}
        message={t(
          'Nothing more is sent to {{name}}. What is there stays there, and what waits is sent if you connect it again.',
          { name },
        )}
        confirmLabel={t('Disconnect')}
        cancelLabel={t('Cancel')}
        danger
        onConfirm={async () => {
          try {
            await disconnectQuickbooks();
            showAlert({ type: 'saved', message: t('Disconnected.') });
          } catch (error) {
            alertError(error);
            throw error;
          }
        }}
      />
    </>
  );
}
