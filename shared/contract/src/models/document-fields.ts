import { flag, json, jsonList, money, needChoice, needText, text } from '../field.ts';

/** The server gives a draft without one a name of its own, and a counted number when it is issued. */
export const documentNumber = { ...needText(), default: '' };

/**
 * What a document says and comes to. The server computes it from the lines (domain/money); `tax_lines_json` lists name, rate,
 * base and tax of each tax as they were when it was issued.
 */
export const documentSums = {
  lines_json: jsonList(),
  taxes_included: flag(),
  subtotal: money({ readOnly: true }),
  tax_total: money({ readOnly: true }),
  tax_lines_json: json({ readOnly: true }),
  total: money({ min: 0 }),
  note: text(),
};

/**
 * Of the day of issue, and null before that: the terms of the settings, and the number by which its customer proved that
 * they pay no tax (empty without a number, null for who pays tax).
 */
export const documentTerms = {
  terms: text({ readOnly: true }),
  issued_exempt: text({ readOnly: true }),
  /** From which taxes that was, in words; null where it was from all. */
  issued_exempt_taxes: text({ readOnly: true }),
};

/**
 * Which set of taxes its lines get (`@fieldspan/domain/money/tax-sets`), null for that of its place; and what decides about
 * them: the region of the work and what the customer is exempt from.
 */
export const taxPlace = { tax_set: text(), tax_place_json: json({ readOnly: true, computed: true }) };

/** Whether its customer pays no tax: the number by which they prove it, empty without one; null for who pays tax. */
export const exemptOf = text({ readOnly: true, computed: true });

/** Whether the customer is reminded of an invoice; never of one that they dispute. */
export const reminderState = needChoice(['on', 'stopped', 'disputed']);
