import type { Route } from '../../http/route.ts';
import { ageingCsv, readAgeing } from './ageing.ts';
import { acceptDocument, commentDocument, declineDocument } from './answer-document.ts';
import { findCustomerDocument } from './customer-document.ts';
import { customerDocumentPdf, ownDocumentPdf } from './document-file.ts';
import { sendDocument } from './send-document.ts';
import { ownStatementPdf, readStatement, sendStatement } from './statement.ts';

/** Quotes and invoices that are sent to customers, what these answer, and what they owe. */
export const documentRoutes: readonly Route[] = [
  sendDocument,
  ownDocumentPdf,
  findCustomerDocument,
  customerDocumentPdf,
  acceptDocument,
  declineDocument,
  commentDocument,
  readAgeing,
  ageingCsv,
  readStatement,
  ownStatementPdf,
  sendStatement,
];
