import { dateText } from '@fieldspan/domain/date-text';
import { removePasskey, renamePasskey, type OwnFactors } from '@fieldspan/api/queries/own-factors';
import { Button } from '@fieldspan/ui/button';
import { Dialog } from '@fieldspan/ui/dialog';
import { t } from '@fieldspan/ui/i18n';
import { ListItem } from '@fieldspan/ui/list-item';
import { TextField } from '@fieldspan/ui/text-field';
import { useMutation } from '@tanstack/react-query';
import { useId, useState, type SubmitEvent } from 'react';
import { ErrorBox } from '@fieldspan/records/page/error-box';
import styles from './security-screen.module.css';

type PasskeyRowProps = { passkey: OwnFactors['passkeys'][number]; whenConfirmed: (change: () => void) => void };

/** One passkey: its name, its last use, and a button to remove it. */
export function PasskeyRow({ passkey, whenConfirmed }: PasskeyRowProps) {
  const { id, name, last_used_at, created_at } = passkey;
  const [isNaming, setNaming] = useState(false);
  const removing = useMutation({ mutationFn: () => removePasskey(id) });
  const when = dateText(last_used_at ?? created_at, 'MMM D, YYYY');
  return (
    <ListItem
      title={name}
      subtitle={
        last_used_at === null ? t('Passkey, added {{when}}', { when }) : t('Passkey, last used {{when}}', { when })
      }
      trailing={
        <span className={styles.buttons}>
          <Button aria-label={t('Rename {{name}}', { name })} onClick={() => setNaming(true)}>
            {t('Rename')}
          </Button>
          <Button
            aria-label={t('Remove {{name}}', { name })}
            busy={removing.isPending}
            onClick={() => whenConfirmed(() => removing.mutate())}
          >
            {t('Remove')}
          </Button>
          {isNaming && <NameDialog id={id} name={name} onClose={() => setNaming(false)} />}
        </span>
      }
    />
  );
}

function NameDialog({ id, name, onClose }: { id: number; name: string; onClose: () => void }) {
  const [typed, setTyped] = useState(name);
  const form = useId();
  const renaming = useMutation({ mutationFn: renamePasskey, onSuccess: onClose, meta: { quiet: true } });
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!renaming.isPending) renaming.mutate({ id, name: typed });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      size="s"
      title={t('Name of the passkey')}
      footer={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button type="submit" form={form} variant="primary" busy={renaming.isPending}>
            {t('Save')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={handleSubmit} noValidate>
        <TextField label={t('Name')} value={typed} onChange={setTyped} />
        <ErrorBox error={renaming.error} />
      </form>
    </Dialog>
  );
}
