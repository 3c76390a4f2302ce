import { reportFile } from '@fieldspan/api/report-file';
import type { ReportQuestions } from '@fieldspan/api/report-file';
import { FileButton } from '@fieldspan/federation/file-button';
import { t } from '@fieldspan/ui/i18n';
import { IconFileText } from '@fieldspan/ui/icons';

type ReportFileButtonsProps<R extends keyof ReportQuestions> = {
  report: R;
  question: ReportQuestions[R];
  /** The name of the files without an ending. */
  title: string;
};

/** Downloads what a report shows, for a spreadsheet or to hand on. */
export const ReportFileButtons = <R extends keyof ReportQuestions>({
  report,
  question,
  title,
}: ReportFileButtonsProps<R>) => (
  <>
    <FileButton
      isBare
      label={t('Download as CSV')}
      busyLabel={t('Making the CSV file …')}
      filename={`${title}.csv`}
      file={() => reportFile(report, question, 'csv')}
    />
    <FileButton
      isBare
      label={t('Download as PDF')}
      busyLabel={t('Making the PDF …')}
      icon={<IconFileText aria-hidden="true" />}
      filename={`${title}.pdf`}
      file={() => reportFile(report, question, 'pdf')}
    />
  </>
);
