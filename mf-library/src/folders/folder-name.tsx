import { alertError } from '@fieldspan/api/alerts';
import { Button } from '@fieldspan/ui/button';
import { Dialog } from '@fieldspan/ui/dialog';
import { t } from '@fieldspan/ui/i18n';
import { TextField } from '@fieldspan/ui/text-field';
import { useId, useState } from 'react';

type FolderNameProps = {
  open: boolean;
  title: string;
  initial: string;
  onSave: (name: string) => Promise<unknown>;
  onClose: () => void;
};

/** Asks for the name of a folder; what the server refuses stays open, with its reason. */
export function FolderName({ open, title, initial, onSave, onClose }: FolderNameProps) {
  const form = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const name = typed ?? initial;
  const close = () => {
    setTyped(null);
    onClose();
  };
  const save = async () => {
    if (isBusy || name.trim() === '') return;
    setIsBusy(true);
    try {
      await onSave(name.trim());
      close();
    } catch (error) {
      alertError(error);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      size="s"
      footer={
        <>
          <Button onClick={close}>{t('Cancel')}</Button>
          <Button variant="primary" type="submit" form={form} busy={isBusy} disabled={name.trim() === ''}>
            {t('Save')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextField label={t('Name of the folder')} value={name} onChange={setTyped} />
      </form>
    </Dialog>
  );
}
