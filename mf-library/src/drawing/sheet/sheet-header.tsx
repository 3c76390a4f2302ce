import { showAlert } from '@fieldspan/api/alerts';
import { useViewer } from '@fieldspan/api/profile';
import { changeSheet, sheetQuery } from '@fieldspan/api/queries/drawings';
import { mayWrite } from '@fieldspan/contract/access-rules';
import { usePageTitle } from '@fieldspan/federation/page-title';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconCopy, IconShare2 } from '@fieldspan/ui/icons';
import { PageHeader } from '@fieldspan/ui/page-header';
import { Popover } from '@fieldspan/ui/popover';
import { Switch } from '@fieldspan/ui/switch';
import { TextField } from '@fieldspan/ui/text-field';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useOwnId } from '../../use-own-id.ts';
import styles from './sheet-header.module.css';

type Shown = { id: number; name: string | null; is_private: 0 | 1; created_by: number | null };

/** The name of a whiteboard, and with whom it is shared; a new one has neither before its first stroke. */
export function SheetHeader({ slug }: { slug: string | null }) {
  const { data } = useQuery({ ...sheetQuery(slug ?? ''), enabled: slug !== null });
  const title = data?.name ?? t('Whiteboard');
  usePageTitle(title);
  return (
    <PageHeader
      title={title}
      breadcrumb={[{ label: t('Whiteboards'), to: '/library/whiteboards' }]}
      actions={data && <NameAndSharing key={data.id} sheet={data} />}
    />
  );
}

function NameAndSharing({ sheet }: { sheet: Shown }) {
  const [isOpen, setIsOpen] = useState(false);
  const isWriter = mayWrite('DrawCanvas')(useViewer());
  const isOwn = useOwnId() === sheet.created_by;
  const trigger = <Button icon={<IconShare2 aria-hidden="true" />}>{t('Name and sharing')}</Button>;
  return (
    <Popover trigger={trigger} title={t('Name and sharing')} open={isOpen} onOpenChange={setIsOpen}>
      <div className={styles.sharing}>
        {(isOwn || isWriter) && <NameForm sheet={sheet} />}
        {isOwn && <Privacy sheet={sheet} />}
        <Button icon={<IconCopy aria-hidden="true" />} onClick={() => void copyLink()}>
          {t('Copy link')}
        </Button>
        <p className={styles.hint}>
          {sheet.is_private === 1
            ? t('Only you can open it.')
            : t('Everybody at the company can open it and draw on it at the same time.')}
        </p>
      </div>
    </Popover>
  );
}

function NameForm({ sheet }: { sheet: Shown }) {
  const [name, setName] = useState(sheet.name ?? '');
  const { mutate, isPending } = useMutation({
    mutationFn: () => changeSheet({ id: sheet.id, name: name.trim() }),
    onSuccess: () => showAlert({ type: 'success', message: t('Name saved.') }),
  });
  return (
    <form
      className={styles.name}
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '') mutate();
      }}
    >
      <TextField label={t('Name')} value={name} onChange={setName} />
      <Button type="submit" busy={isPending}>
        {t('Save name')}
      </Button>
    </form>
  );
}

function Privacy({ sheet }: { sheet: Shown }) {
  const { mutate } = useMutation({
    mutationFn: (isPrivate: boolean) => changeSheet({ id: sheet.id, is_private: isPrivate ? 1 : 0 }),
  });
  return <Switch label={t('Only I can see it')} checked={sheet.is_private === 1} onChange={(isOn) => mutate(isOn)} />;
}

async function copyLink(): Promise<void> {
  try {
    await navigator.clipboard.writeText(window.location.href);
    showAlert({ type: 'success', message: t('Link copied. Whoever opens it has to sign in.') });
  } catch {
    showAlert({ type: 'danger', message: t('The browser does not allow copying. Copy the address of this page.') });
  }
}
