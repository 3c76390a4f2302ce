import { type Message, msg } from '@fieldspan/domain/message';
import { carriersQuery } from '@fieldspan/api/queries/carriers';
import { requestPasswordReset } from '@fieldspan/api/queries/shell';
import { AlertBox } from '@fieldspan/ui/alert-box';
import { Button } from '@fieldspan/ui/button';
import { Dialog } from '@fieldspan/ui/dialog';
import { t, translated } from '@fieldspan/ui/i18n';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { ResetRequestForm } from './reset-request-form.tsx';

/** Without a mail server, mail waits on the application server for its operator. */
const sentWords = (isCarried: boolean): Message =>
  isCarried
    ? msg('If we know {{email}}, a link to set a new password is on its way.')
    : msg(
        'If we know {{email}}, a link to set a new password was made. This installation sends no mail: ask whoever runs it for the link.',
      );

type ResetRequestDialogProps = { open: boolean; onClose: () => void; knownEmail: string };

/** Requests a password reset. Its answer does not reveal whether the address is known. */
export function ResetRequestDialog({ open, onClose, knownEmail }: ResetRequestDialogProps) {
  const formId = useId();
  const { data: carriers } = useQuery({ ...carriersQuery(), enabled: open });
  const asking = useMutation({ mutationFn: requestPasswordReset, meta: { quiet: true } });

  const handleClose = () => {
    onClose();
    asking.reset();
  };

  return (
    <Dialog
      open={open}
      onClose={handleClose}
      title={t('Password Reset Request')}
      footer={
        <>
          <Button onClick={handleClose}>{asking.isSuccess ? t('Done') : t('Cancel')}</Button>
          {!asking.isSuccess && (
            <Button type="submit" form={formId} variant="primary" busy={asking.isPending}>
              {t('Request reset')}
            </Button>
          )}
        </>
      }
    >
      {asking.isSuccess ? (
        <AlertBox type="success" live="in-a-pause">
          {translated(sentWords(asking.variables.bySms || carriers?.mail === true), { email: asking.variables.email })}
        </AlertBox>
      ) : (
        <ResetRequestForm id={formId} knownEmail={knownEmail} error={asking.error} onSubmit={asking.mutate} />
      )}
    </Dialog>
  );
}
