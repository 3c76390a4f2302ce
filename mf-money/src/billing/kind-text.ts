import type { JobInvoiceRow } from '@fieldspan/api/queries/billing';
import { t } from '@fieldspan/ui/i18n';

/** What kind of invoice of a project it is, with its place among the progress invoices. */
export function kindText(kind: JobInvoiceRow['kind'], application: number | null): string {
  if (kind === 'release') return t('Release of the holdback');
  if (kind === 'credit') return t('Credit');
  if (kind === 'other') return t('Invoice');
  return application === null ? t('Progress invoice') : t('Progress invoice {{number}}', { number: application });
}
