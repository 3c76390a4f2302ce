import { reactivateEmployee, resendInvitation } from '@fieldspan/api/queries/employment';
import type { Employee } from '@fieldspan/api/queries/records';
import { mayWrite } from '@fieldspan/contract/access-rules';
import { AlertBox } from '@fieldspan/ui/alert-box';
import { Button } from '@fieldspan/ui/button';
import { Card } from '@fieldspan/ui/card';
import { t } from '@fieldspan/ui/i18n';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useCurrentUser } from '@fieldspan/records/current-user';
import { DeactivateDialog } from './deactivate-dialog.tsx';
import styles from './employee-state.module.css';

type Permission = Employee['UserPermission'][number];

/** Actions on a person's employment: invite again, withdraw, deactivate, reactivate. */
export function EmployeeState({ record: person }: { record: Employee }) {
  const { profile, viewer } = useCurrentUser();
  const permission = person.UserPermission.find(({ tenant_id }) => tenant_id === profile.tenant_id);
  if (!permission || person.id === profile.id || !mayWrite('UserPermission')(viewer)) return null;
  return <Standing person={person} permission={permission} />;
}

function Standing({ person, permission }: { person: Employee; permission: Permission }) {
  const [isLeaving, setLeaving] = useState(false);
  const resending = useMutation({ mutationFn: () => resendInvitation(person.id) });
  const reactivating = useMutation({ mutationFn: () => reactivateEmployee(person.id) });
  const isInactive = permission.is_inactive === 1;
  const isInvited = !isInactive && permission.invite_accepted === 0;
  return (
    <Card title={t('At this company')}>
      <div className={styles.standing}>
        <p className={styles.text}>{standingWords(permission)}</p>
        {resending.isSuccess && (
          <AlertBox type="success" live="in-a-pause">
            {t('The invitation is on its way. Links that were sent before do not work any more.')}
          </AlertBox>
        )}
        <div className={styles.buttons}>
          {isInvited && (
            <Button busy={resending.isPending} onClick={() => resending.mutate()}>
              {t('Resend invitation')}
            </Button>
          )}
          {isInactive ? (
            <Button variant="primary" busy={reactivating.isPending} onClick={() => reactivating.mutate()}>
              {t('Reactivate')}
            </Button>
          ) : (
            <Button onClick={() => setLeaving(true)}>{isInvited ? t('Withdraw invitation') : t('Deactivate')}</Button>
          )}
        </div>
      </div>
      {isLeaving && <DeactivateDialog person={person} isInvited={isInvited} onClose={() => setLeaving(false)} />}
    </Card>
  );
}

function standingWords({ is_inactive, invite_accepted, invite_declined }: Permission): string {
  if (is_inactive === 1) return t('This person does not work here any more and sees nothing of the company.');
  if (invite_accepted === 1) return t('This person works here.');
  return invite_declined === 1
    ? t('This person has declined the invitation.')
    : t('This person is invited and has not answered yet.');
}
