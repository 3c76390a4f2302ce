import { alertError, showAlert } from '@fieldspan/api/alerts';
import { remindSigners } from '@fieldspan/api/queries/found-forms';
import { Button } from '@fieldspan/ui/button';
import { plural, t } from '@fieldspan/ui/i18n';
import { useMutation } from '@tanstack/react-query';

type RemindAllButtonProps = { formId: number; count: number };

/** Asks everybody again who was invited and has not signed. */
export function RemindAllButton({ formId, count }: RemindAllButtonProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => remindSigners(formId),
    onSuccess: ({ reminded }) =>
      void showAlert({
        type: 'success',
        message: plural(reminded, { one: '{{count}} person was reminded.', other: '{{count}} people were reminded.' }),
      }),
    onError: alertError,
  });
  return (
    <Button busy={isPending} onClick={() => mutate()}>
      {t('Remind {{count}}', { count })}
    </Button>
  );
}
