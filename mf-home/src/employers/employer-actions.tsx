import { acceptEmployment, declineEmployment, switchEmployer } from '@fieldspan/api/queries/company';
import type { Employment } from '@fieldspan/api/queries/company';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { useMutation } from '@tanstack/react-query';
import styles from './employers-screen.module.css';
import type { EmploymentState } from './employment-state.ts';

type EmployerActionsProps = { state: EmploymentState; employment: Employment; userId: number };

/** With another company all data changes, so the app restarts. */
const startAnew = () => window.location.assign('/');

export function EmployerActions({ state, employment, userId }: EmployerActionsProps) {
  const switching = useMutation({
    mutationFn: () => switchEmployer(userId, employment.tenant_id),
    onSuccess: startAnew,
  });
  const accepting = useMutation({ mutationFn: () => acceptEmployment(employment.slug), onSuccess: startAnew });
  const declining = useMutation({ mutationFn: () => declineEmployment(employment.slug) });
  if (state === 'available') {
    return (
      <div className={styles.actions}>
        <Button busy={switching.isPending || switching.isSuccess} onClick={() => switching.mutate()}>
          {t('Switch to this employer')}
        </Button>
      </div>
    );
  }
  if (state !== 'invited' && state !== 'declined') return null;
  return (
    <div className={styles.actions}>
      <Button variant="primary" busy={accepting.isPending || accepting.isSuccess} onClick={() => accepting.mutate()}>
        {t('Accept Invite')}
      </Button>
      {state === 'invited' && (
        <Button busy={declining.isPending} onClick={() => declining.mutate()}>
          {t('Decline Invite')}
        </Button>
      )}
    </div>
  );
}
