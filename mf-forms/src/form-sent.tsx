import { Link } from '@fieldspan/federation/router';
import { formNumber } from '@fieldspan/domain/form-number';
import { AlertBox } from '@fieldspan/ui/alert-box';
import { Button } from '@fieldspan/ui/button';
import { Card } from '@fieldspan/ui/card';
import { t } from '@fieldspan/ui/i18n';
import styles from './form-sent.module.css';
import type { Outcome } from './signing/submit-form.ts';

export type SentForm = { formId: number; outcome: Outcome };

type FormSentProps = { sent: SentForm; onAgain: () => void };

/** The result of sending a form that was stored. */
export function FormSent({ sent: { formId, outcome }, onAgain }: FormSentProps) {
  return (
    <Card title={t('Form number {{number}}', { number: formNumber(formId) })}>
      <div className={styles.sent}>
        <AlertBox type={outcome.type} list={outcome.list} live="at-once">
          {outcome.text}
        </AlertBox>
        <div className={styles.buttons}>
          <Button variant="primary" render={<Link to="/forms/templates" />}>
            {t('All forms')}
          </Button>
          <Button onClick={onAgain}>{t('Fill it in once more')}</Button>
        </div>
      </div>
    </Card>
  );
}
