import { showAlert } from '@fieldspan/api/alerts';
import { t } from '@fieldspan/ui/i18n';
import { IconButton } from '@fieldspan/ui/icon-button';
import { IconShare2 } from '@fieldspan/ui/icons';
import { useMutation } from '@tanstack/react-query';

/** The address leads colleagues to the same sheet and the same place on it. */
export function CopyLink() {
  const { mutate } = useMutation({
    mutationFn: () => navigator.clipboard.writeText(location.href),
    onSuccess: () => showAlert({ type: 'success', message: t('Link to this place copied.') }),
    onError: () => showAlert({ type: 'info', message: t('Copy the address of this page to share it.') }),
  });
  return <IconButton label={t('Copy a link to this place')} icon={<IconShare2 />} onClick={() => mutate()} />;
}
