import { call } from '@fieldspan/api/call';
import type { Service } from '@fieldspan/api/queries/records';
import { reportQuestion, serviceReportPdf } from '@fieldspan/api/service-report-pdf';
import type { ReportAsked } from '@fieldspan/api/service-report-pdf';
import { FileButton } from '@fieldspan/federation/file-button';
import { SendDialog } from '@fieldspan/records/page/send-dialog';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconFileText, IconMail } from '@fieldspan/ui/icons';
import { useState } from 'react';
import styles from './report-buttons.module.css';

type ReportButtonsProps = {
  service: Service;
  /** Only what was done on this visit; otherwise on all of them. */
  visitId?: number;
  /** The person plans the call or works on it. */
  maySend: boolean;
  size?: 'm' | 'l';
};

/** The report of a service call as a PDF: to keep, and to the customer by mail. */
export function ReportButtons({ service, visitId, maySend, size = 'm' }: ReportButtonsProps) {
  const [isSending, setIsSending] = useState(false);
  const asked: ReportAsked = { key: service.slug, ...(visitId !== undefined && { visit: visitId }) };
  return (
    <div className={styles.buttons} data-size={size}>
      <FileButton
        size={size}
        icon={<IconFileText aria-hidden="true" />}
        label={t('Report as PDF')}
        filename={`${t('Report')} ${service.job_num}.pdf`}
        file={() => serviceReportPdf(asked)}
      />
      {maySend && (
        <Button size={size} icon={<IconMail aria-hidden="true" />} onClick={() => setIsSending(true)}>
          {t('Send to the customer …')}
        </Button>
      )}
      {isSending && (
        <SendDialog
          title={t('Send the report of {{number}}', { number: service.job_num })}
          description={t('The customer gets it as a PDF, and the history of the call says so.')}
          email={service.Customer?.email ?? ''}
          onSend={(mail) => call('Service/send-report', { ...reportQuestion(asked), ...mail })}
          onClose={() => setIsSending(false)}
        />
      )}
    </div>
  );
}
