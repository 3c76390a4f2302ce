import { documentLines } from '@fieldspan/domain/money/document-lines';
import { documentRates } from '@fieldspan/domain/money/document-rates';
import type { SentModel } from './document-of.ts';

/** A document with everything that its customer sees of it. */
export type StoredDocument = {
  id: number;
  tenant_id: number;
  model: SentModel;
  kind: 'invoice' | 'quote' | 'bid' | 'change';
  slug: string;
  /** Of its project; null for a document of a call. */
  job_slug: string | null;
  /** A bid has a title instead. */
  number: string;
  status: string | null;
  issued: string | null;
  due: string | null;
  note: string | null;
  /** Of a change order. */
  why: string | null;
  days_added: number | null;
  /** Of an invoice of a project. */
  part: 'progress' | 'release' | 'credit' | 'other' | null;
  application: number | null;
  period_to: string | null;
  progress_json: string | null;
  gross: number | null;
  held: number | null;
  lines_json: string | null;
  taxes_included: 0 | 1;
  subtotal: number | null;
  tax_lines_json: string | null;
  total: number | null;
  /** What is asked for after credits, and what payments have paid of it; null for what nobody owes. */
  owed: number | null;
  paid: number;
  /** Of a bid: the options that were taken, and whether its project has a contract already. */
  chosen_json: string | null;
  has_contract: boolean;
  created_by: number | null;
  /** The company's taxes of today. */
  company_taxes: string | null;
  company_name: string;
  /** Where the company is reached. */
  company_reach: string;
  /** That it was issued with; of a draft those of today. */
  terms: string | null;
  /** Of the company's settings of today; `logo` is the name of a stored file. */
  foot: string | null;
  colour: string | null;
  logo: string | null;
  title: string | null;
  customer: string | null;
  /** That it pays no tax: the number that proves it, empty without one. As it was on the day of issue; of a draft today. */
  exempt: string | null;
  /** From which taxes, in words; null for all. */
  exempt_from: string | null;
  place: string | null;
};

/** What is left to pay; null for what nobody owes. */
export const balanceOf = ({ owed, paid }: StoredDocument): number | null =>
  owed === null ? null : Math.round((owed - paid) * 100) / 100;

/** The lines of a document, and the rates of all taxes on them, as they were when it was issued. */
export function contentOf({ lines_json, tax_lines_json, company_taxes }: StoredDocument) {
  const lines = documentLines(lines_json);
  return { lines, rates: documentRates(lines, { frozen: tax_lines_json, today: company_taxes }) };
}
