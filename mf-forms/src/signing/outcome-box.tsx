import { AlertBox } from '@fieldspan/ui/alert-box';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconRefresh } from '@fieldspan/ui/icons';
import styles from './completion.module.css';
import type { FormSubmission } from './use-form-submission.ts';

/** The result of sending; if only participants failed, they can be sent again. */
export function OutcomeBox({ submission }: { submission: FormSubmission }) {
  const { outcome, dismiss, submit, isBusy } = submission;
  if (outcome === null) return null;
  return (
    <div className={styles.outcome}>
      <AlertBox type={outcome.type} list={outcome.list} live="at-once" onDismiss={dismiss}>
        {outcome.text}
      </AlertBox>
      {outcome.canSendAgain && (
        <Button icon={<IconRefresh aria-hidden="true" />} busy={isBusy} onClick={submit}>
          {t('Send participants again')}
        </Button>
      )}
    </div>
  );
}
