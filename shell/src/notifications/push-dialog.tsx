import { alertError, showAlert } from '@fieldspan/api/alerts';
import { isApiError } from '@fieldspan/api/api-error';
import { keepPushChoice, turnOnPush } from '@fieldspan/api/push-device';
import { Button } from '@fieldspan/ui/button';
import { Dialog } from '@fieldspan/ui/dialog';
import { t } from '@fieldspan/ui/i18n';
import { IconBell } from '@fieldspan/ui/icons';
import { useMutation } from '@tanstack/react-query';

/** Asks before the browser does, because the browser's prompt can be answered only once. */
export function PushDialog({ userId, onAnswered }: { userId: number; onAnswered: () => void }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => turnOnPush(userId),
    meta: { quiet: true },
    onSuccess: (state) => {
      if (state === 'on') showAlert({ type: 'saved', message: t('Notifications are on') });
      else keepPushChoice(userId, 'off');
    },
    onError: (error) => {
      if (isApiError(error)) alertError(error);
      else
        showAlert({ type: 'danger', message: t('This browser cannot reach its push service. Try again in Settings.') });
    },
    onSettled: onAnswered,
  });
  const notNow = () => {
    keepPushChoice(userId, 'off');
    onAnswered();
  };
  return (
    <Dialog
      open
      onClose={notNow}
      size="s"
      title={t('Notifications on this device')}
      footer={
        <>
          <Button onClick={notNow}>{t('Not Now')}</Button>
          <Button variant="primary" busy={isPending} icon={<IconBell aria-hidden="true" />} onClick={() => mutate()}>
            {t('Turn On')}
          </Button>
        </>
      }
    >
      <p>{t('Fieldspan can tell you about new messages and work given to you while it is closed.')}</p>
      <p>{t('The browser asks next. You can turn it off at any time under Alerts, Settings.')}</p>
    </Dialog>
  );
}
