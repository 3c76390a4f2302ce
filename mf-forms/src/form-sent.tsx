import { Link } from '@fieldspan/federation/router';
import { formNumber } from '@fieldspan/domain/form-number';
import { formAddressQuery } from '@fieldspan/api/queries/found-forms';
import { AlertBox } from '@fieldspan/ui/alert-box';
import { Button } from '@fieldspan/ui/button';
import { Card } from '@fieldspan/ui/card';
import { t } from '@fieldspan/ui/i18n';
import { IconPrinter } from '@fieldspan/ui/icons';
import { useQuery } from '@tanstack/react-query';
import styles from './form-sent.module.css';
import { PdfButton } from './static-view/pdf-button.tsx';
import { SendButton } from './sending/send-button.tsx';
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
          <SentWays formId={formId} />
          <Button onClick={onAgain}>{t('Fill it in once more')}</Button>
          <Button render={<Link to="/forms/templates" />}>{t('All forms')}</Button>
        </div>
      </div>
    </Card>
  );
}

/** What is done with a form that the server has; nothing while its address is not known. */
function SentWays({ formId }: Pick<SentForm, 'formId'>) {
  const { data: form } = useQuery({ ...formAddressQuery(formId), throwOnError: false });
  if (!form) return null;
  const view = `/form/view/${form.slug}`;
  return (
    <>
      <Button variant="primary" render={<Link to={view} />}>
        {t('View the form')}
      </Button>
      <Button icon={<IconPrinter aria-hidden="true" />} render={<Link to={`${view}?print=1`} />}>
        {t('Print')}
      </Button>
      <PdfButton form={form} />
      <SendButton form={form} />
    </>
  );
}
