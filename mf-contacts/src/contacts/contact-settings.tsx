import { alertError } from '@fieldspan/api/alerts';
import type { Contact } from '@fieldspan/api/queries/records';
import { saveRecord } from '@fieldspan/api/save-record';
import { mayWrite } from '@fieldspan/contract/access-rules';
import { deleteWithWord } from '@fieldspan/federation/delete-with-word';
import { useNavigate } from '@fieldspan/federation/router';
import { setArchived } from '@fieldspan/federation/set-archived';
import { useCurrentUser } from '@fieldspan/records/current-user';
import { PartBoundary } from '@fieldspan/records/page/part-boundary';
import { Button } from '@fieldspan/ui/button';
import { Card } from '@fieldspan/ui/card';
import { ConfirmDialog } from '@fieldspan/ui/confirm-dialog';
import { t } from '@fieldspan/ui/i18n';
import { Switch } from '@fieldspan/ui/switch';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import styles from './contact-settings.module.css';
import { ExemptionCard } from './exemption-card.tsx';
import { MergeCard } from './merge-card.tsx';

/** What a contact is to the company, its merge with a duplicate, and the way out of the network: the archive or the trash. */
export function ContactSettings({ record: contact }: { record: Contact }) {
  const { viewer } = useCurrentUser();
  const isWriter = mayWrite('Contact')(viewer);
  return (
    <div className={styles.cards}>
      <Kinds contact={contact} isWriter={isWriter} />
      {contact.is_customer === 1 && (
        <PartBoundary>
          <ExemptionCard contact={contact} isWriter={isWriter} />
        </PartBoundary>
      )}
      {isWriter && <MergeCard contact={contact} />}
      {isWriter && <Leaving contact={contact} />}
    </div>
  );
}

type Kind = 'is_customer' | 'is_supplier' | 'is_company' | 'reminders_off';

function Kinds({ contact, isWriter }: { contact: Contact; isWriter: boolean }) {
  const { id, version } = contact;
  const saving = useMutation({
    mutationFn: (changed: Partial<Record<Kind, 0 | 1>>) => saveRecord('Contact', { id, version, ...changed }),
    onError: alertError,
  });
  const kinds: { kind: Kind; label: string; hint: string }[] = [
    { kind: 'is_customer', label: t('Customer'), hint: t('Projects, service calls and estimates can be for them.') },
    { kind: 'is_supplier', label: t('Supplier'), hint: t('Purchase orders can go to them.') },
    { kind: 'is_company', label: t('This is a company'), hint: t('People can stand below it, as its sub-contacts.') },
    {
      kind: 'reminders_off',
      label: t('No reminders of invoices'),
      hint: t('They are not reminded of invoices by themselves; by hand it can still be done.'),
    },
  ];
  return (
    <Card title={t('What it is')}>
      <div className={styles.rows}>
        {kinds.map(({ kind, label, hint }) => (
          <Switch
            key={kind}
            label={label}
            hint={hint}
            disabled={!isWriter || saving.isPending}
            checked={contact[kind] === 1}
            onChange={(isOn) => saving.mutate({ [kind]: isOn ? 1 : 0 })}
          />
        ))}
      </div>
    </Card>
  );
}

function Leaving({ contact }: { contact: Contact }) {
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const { id, version, name, archived } = contact;
  const isArchived = archived === 1;
  const archiving = useMutation({
    mutationFn: () => setArchived({ model: 'Contact', id, version, title: name, archived }, isArchived ? 0 : 1),
  });
  return (
    <Card title={t('Archive and delete')}>
      <div className={styles.rows}>
        <p className={styles.hint}>
          {t(
            'An archived contact keeps its projects, calls and documents; it is not offered any more when one is chosen.',
          )}
        </p>
        <div className={styles.actions}>
          <Button disabled={archiving.isPending} onClick={() => archiving.mutate()}>
            {isArchived ? t('Restore from the archive') : t('Archive')}
          </Button>
          <Button variant="danger" onClick={() => setIsAsking(true)}>
            {t('Delete…')}
          </Button>
        </div>
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('Delete “{{title}}”?', { title: name })}
        message={t('It goes to the trash, and can be restored from there for 30 days.')}
        confirmLabel={t('Delete')}
        cancelLabel={t('Cancel')}
        danger
        onConfirm={async () => {
          // What still uses it is named by a dialog of its own.
          const isGone = await deleteWithWord('Contact', { id, version }).then(
            () => true,
            () => false,
          );
          if (isGone) void navigate('/contacts', { replace: true });
        }}
      />
    </Card>
  );
}
