import { SENT_MODELS } from '../../documents/document-of.ts';
import type { Route } from '../../http/route.ts';
import { accountingRoutes } from '../accounting/accounting.ts';
import { quickbooksRoutes } from '../quickbooks/quickbooks-routes.ts';
import { ageingFiles, readAgeing } from './ageing.ts';
import { readBilledAndPaid } from './billed-and-paid.ts';
import { acceptDocument, commentDocument, declineDocument } from './answer-document.ts';
import { findCustomerDocument } from './customer-document.ts';
import { customerDocumentPdf, ownDocumentPdf } from './document-file.ts';
import { customerLogo } from './customer-logo.ts';
import { REMINDED_MODELS, readReminders, remindNow } from './reminders/reminders.ts';
import { sendDocument } from './send-document.ts';
import { ownStatementPdf, readStatement, sendStatement } from './statement.ts';
import { readSales, salesFiles } from './sales-report.ts';
import { readTaxReport, taxReportFiles } from './tax-report.ts';
import { switchOff } from './switch-off.ts';

/** Documents that are sent to customers, what these answer, what they owe, and what of it goes to the books. */
export const documentRoutes: readonly Route[] = [
  ...accountingRoutes,
  ...quickbooksRoutes,
  readBilledAndPaid,
  readSales,
  ...salesFiles,
  ...SENT_MODELS.map(sendDocument),
  ...SENT_MODELS.map(ownDocumentPdf),
  ...REMINDED_MODELS.map(readReminders),
  ...REMINDED_MODELS.map(remindNow),
  switchOff('CustomerLink', 'customer_link'),
  switchOff('JobDocumentLink', 'job_document_link'),
  findCustomerDocument,
  customerDocumentPdf,
  customerLogo,
  acceptDocument,
  declineDocument,
  commentDocument,
  readAgeing,
  ...ageingFiles,
  readTaxReport,
  ...taxReportFiles,
  readStatement,
  ownStatementPdf,
  sendStatement,
];
