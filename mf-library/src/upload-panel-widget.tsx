import { deleteRecord } from '@fieldspan/api/delete-record';
import type { WidgetContracts } from '@fieldspan/contract/widgets';
import { offerUndo } from '@fieldspan/federation/offer-undo';
import { t } from '@fieldspan/ui/i18n';
import { useMutation } from '@tanstack/react-query';
import { StoredFilePanel } from './stored-file-panel.tsx';
import { requireWay } from './stored-file/require-way.ts';

type UploadPanelProps = WidgetContracts['library.upload-panel'];

/** A stored file with its preview; another one replaces it only after it is stored. */
export function Widget({ label, target, action, accept, value, onChange }: UploadPanelProps) {
  requireWay(target, action);
  const removing = useMutation({
    mutationFn: (id: number) => deleteRecord('LibraryUpload', { id }),
    onSuccess: (trashId) => {
      offerUndo(t('File deleted'), [trashId]);
      onChange(null);
    },
  });
  return (
    <StoredFilePanel
      label={label}
      action={action}
      accept={accept}
      value={value}
      onStored={onChange}
      isRemoving={removing.isPending}
      onRemove={(file) => removing.mutate(file.id)}
    />
  );
}
