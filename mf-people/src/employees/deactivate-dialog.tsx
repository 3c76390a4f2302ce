import { colleaguesQuery } from '@fieldspan/api/queries/colleagues';
import { deactivateEmployee, openWorkQuery } from '@fieldspan/api/queries/employment';
import type { Employee } from '@fieldspan/api/queries/records';
import { personName } from '@fieldspan/domain/person-name';
import { Button } from '@fieldspan/ui/button';
import { ComboboxField } from '@fieldspan/ui/combobox-field';
import { Dialog } from '@fieldspan/ui/dialog';
import { t } from '@fieldspan/ui/i18n';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styles from './employee-state.module.css';

type OpenWork = { services: number; roles: number; threads: number };
type DeactivateDialogProps = { person: Employee; isInvited: boolean; onClose: () => void };

/** Asks who takes over the open work before a person is deactivated. */
export function DeactivateDialog({ person, isInvited, onClose }: DeactivateDialogProps) {
  const [successor, setSuccessor] = useState('');
  const { data: work, isPending } = useQuery(openWorkQuery(person.id));
  const name = personName(person);
  const leaving = useMutation({
    mutationFn: () => deactivateEmployee(person.id, successor === '' ? undefined : Number(successor)),
    onSuccess: onClose,
  });
  const hasWork = work !== undefined && work.services + work.roles + work.threads > 0;
  return (
    <Dialog
      open
      onClose={onClose}
      size="s"
      title={isInvited ? t('Withdraw the invitation of {{name}}?', { name }) : t('Deactivate {{name}}?', { name })}
      description={
        isInvited
          ? t('The link in the mail stops working. You can invite this person again later.')
          : t('{{name}} is signed out of this company at once. Everything they recorded stays.', { name })
      }
      footer={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button variant="danger" busy={leaving.isPending} disabled={isPending} onClick={() => leaving.mutate()}>
            {isInvited ? t('Withdraw') : t('Deactivate')}
          </Button>
        </>
      }
    >
      {hasWork && (
        <div className={styles.work}>
          <p className={styles.text}>{t('Open work: {{work}}', { work: workWords(work) })}</p>
          <Successor leavingId={person.id} value={successor} onChange={setSuccessor} />
        </div>
      )}
    </Dialog>
  );
}

function workWords({ services, roles, threads }: OpenWork): string {
  return [
    services > 0 && t('service calls: {{count}}', { count: services }),
    roles > 0 && t('roles on projects: {{count}}', { count: roles }),
    threads > 0 && t('message threads: {{count}}', { count: threads }),
  ]
    .filter(Boolean)
    .join(', ');
}

type SuccessorProps = { leavingId: number; value: string; onChange: (value: string) => void };

function Successor({ leavingId, value, onChange }: SuccessorProps) {
  const { data: colleagues = [], isPending } = useQuery(colleaguesQuery());
  const options = colleagues
    .filter(({ id }) => id !== leavingId)
    .map((colleague) => ({ value: String(colleague.id), label: personName(colleague) }));
  return (
    <ComboboxField
      label={t('Who takes it over?')}
      hint={t('Leave it empty to keep the work where it is.')}
      value={value}
      onChange={onChange}
      options={options}
      loading={isPending}
    />
  );
}
