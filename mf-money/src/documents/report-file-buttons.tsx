import { reportFile } from '@fieldspan/api/report-file';
import type { ReportQuestions } from '@fieldspan/api/report-file';
import { FileIconButton } from '@fieldspan/records/list/file-icon-button';
import { t } from '@fieldspan/ui/i18n';
import { IconDownload, IconFileText } from '@fieldspan/ui/icons';

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
    <FileIconButton
      label={t('Download as CSV')}
      busyLabel={t('Making the CSV file …')}
      icon={<IconDownload aria-hidden="true" />}
      filename={`${title}.csv`}
      file={() => reportFile(report, question, 'csv')}
    />
    <FileIconButton
      label={t('Download as PDF')}
      busyLabel={t('Making the PDF …')}
      icon={<IconFileText aria-hidden="true" />}
      filename={`${title}.pdf`}
      file={() => reportFile(report, question, 'pdf')}
    />
  </>
);
