import { amountOf } from '@fieldspan/domain/money/decimal';
import { amountOfLine, linesTotals } from '@fieldspan/domain/money/document-lines';
import type { DocumentLine } from '@fieldspan/domain/money/document-lines';
import { frozenProgress } from '@fieldspan/domain/money/frozen-progress';
import type { FrozenProgress } from '@fieldspan/domain/money/frozen-progress';
import { chargedTaxes } from '@fieldspan/domain/money/frozen-taxes';
import { moneyText, unitPriceText } from '@fieldspan/domain/money-text';
import { isDraftState } from '@fieldspan/domain/record-lock';
import { signatureFigure } from '../forms/pdf/pdf-answers.ts';
import type { PdfPicture } from '../forms/pdf/pdf-answers.ts';
import { lettersOf } from '../forms/pdf/pdf-fonts.ts';
import { PdfPage } from '../forms/pdf/pdf-page.ts';
import type { Words } from '../forms/pdf/pdf-page.ts';
import { speechOf } from '../notify/speech.ts';
import { chosenLines } from './acceptance.ts';
import type { Answered } from './acceptance.ts';
import { headingOf, partWord } from './document-words.ts';
import { balanceOf, contentOf } from './stored-document.ts';
import type { StoredDocument } from './stored-document.ts';

type PdfFile = { bytes: Buffer; filename: string };

/** What is written, and when. */
export type DocumentContent = { document: StoredDocument; answered: Answered; logo: PdfPicture | null; at: Date };

/** A document as a tagged PDF. A draft says that it is one; what was accepted says by whom. */
export async function documentPdf({ document, answered, logo, at }: DocumentContent): Promise<PdfFile> {
  const { company_name: company, status, number } = document;
  const heading = headingOf(document);
  const page = await PdfPage.open({
    title: `${heading}, ${company}`,
    author: company,
    scale: 1,
    at,
    letters: lettersOf([document, answered.acceptance]),
  });
  writeCompany(page, document, logo);
  page.heading(1, heading);
  if (status === 'Void') page.text('This document is void.', { colour: 'red', weight: 600 });
  writeFacts(page, document);
  const lines = chosenLines(document, answered.chosen);
  page.section(() => writeLines(page, lines));
  page.section(() => writeProgress(page, document));
  page.section(() => writeSums(page, document, lines));
  writeText(page, document.note);
  page.section(() => writeTerms(page, document));
  page.section(() => writeAcceptance(page, answered));
  writeText(page, document.foot, { colour: 'quiet', size: 8.5 });
  const bytes = await page.end(`${company} · ${heading}`);
  return { bytes, filename: `${isDraftState(status) ? 'draft' : number.replaceAll(/[^\w-]+/g, '-')}.pdf` };
}

function writeCompany(
  page: PdfPage,
  { company_name: company, company_reach: reach, colour }: StoredDocument,
  logo: PdfPicture | null,
): void {
  if (colour !== null) page.band(colour);
  if (logo !== null) page.figure({ alt: company, picture: logo, most: 170, tall: 54 });
  page.text(company, { weight: 600, size: 12 });
  page.text(reach, { colour: 'quiet', size: 8.5 });
}

function writeText(page: PdfPage, text: string | null, words: Words = {}): void {
  for (const line of (text ?? '').split(/\r?\n/)) page.text(line, words);
}

function writeTerms(page: PdfPage, { terms }: StoredDocument): void {
  if (terms === null || terms.trim() === '') return;
  page.heading(2, 'Terms');
  writeText(page, terms, { size: 8.5 });
}

/** By which number the customer pays no tax, or which of them. */
function exemption({ exempt, exempt_from: taxes }: StoredDocument): [string, string | null] {
  if (taxes === null) return ['Pays no tax', exempt === null ? null : exempt || 'Exempt'];
  return ['Exempt from', [taxes, exempt].filter(Boolean).join(' · ')];
}

function writeFacts(page: PdfPage, document: StoredDocument): void {
  const { customer, title, place, issued, due, kind, why, days_added: days, period_to } = document;
  const facts: [string, string | null][] = [
    ['For', customer],
    exemption(document),
    ['Work', [title, place].filter(Boolean).join(', ')],
    ['What it bills', partWord(document)],
    ['Work up to', period_to],
    ['Why', why],
    ['The work ends later by', days === null || days === 0 ? null : `${days} ${days === 1 ? 'day' : 'days'}`],
    ['Issued', issued],
    [kind === 'quote' ? 'Open until' : 'Due', due],
  ];
  for (const [term, fact] of facts) if (fact !== null && fact !== '') page.answered(term, [fact]);
}

function writeLines(page: PdfPage, lines: readonly DocumentLine[]): void {
  if (lines.length === 0) return;
  page.heading(2, 'Lines');
  page.table(['Quantity', 'Price', 'Taxes', 'Amount'], lines.map(cellsOf), {
    names: lines.map(nameOf),
    amounts: [1, 2, 4],
  });
}

const nameOf = ({ description, optional, chosen }: DocumentLine): string =>
  optional ? `${description} (optional${chosen ? ', chosen' : ''})` : description;

function cellsOf(line: DocumentLine): string[] {
  const cents = amountOfLine(line);
  if (cents === null) return ['', '', '', ''];
  return [
    `${line.quantity} ${line.unit}`.trim(),
    unitPriceText(line.price),
    line.taxes.join(', '),
    moneyText(amountOf(cents)),
  ];
}

/** What is billed of each part of the contract. */
function writeProgress(page: PdfPage, { progress_json, status }: StoredDocument): void {
  const parts = isDraftState(status) ? [] : frozenProgress(progress_json);
  if (parts.length === 0) return;
  page.heading(2, 'Progress');
  page.table(['Value', 'Before', 'Done', 'Stored', 'Now', 'Held back', 'Released'], parts.map(progressCells), {
    names: parts.map(({ title }) => title),
    amounts: [1, 2, 3, 4, 5, 6, 7],
  });
}

const progressCells = ({ value, before, percent, stored, gross, held, released }: FrozenProgress): string[] => [
  moneyText(value),
  moneyText(before),
  percent === '' ? '' : `${percent} %`,
  stored === '' ? '' : moneyText(Number(stored)),
  moneyText(gross),
  moneyText(held),
  moneyText(released),
];

function writeSums(page: PdfPage, document: StoredDocument, lines: readonly DocumentLine[]): void {
  const { paid, gross, held } = document;
  page.heading(2, 'Total');
  if (gross !== null && held !== null && held !== 0) {
    page.answered('Work and material', [moneyText(gross)]);
    page.answered('Held back', [moneyText(-held)]);
  }
  const { subtotal, taxes, total } = sumsOf(document, lines);
  if (taxes.length > 0) page.answered('Subtotal', [moneyText(subtotal)]);
  for (const { name, rate, tax } of taxes) page.answered(`${name} ${rate} %`, [moneyText(tax)]);
  page.answered('Total', [moneyText(total)]);
  const balance = balanceOf(document);
  if (balance === null || (paid === 0 && balance === total)) return;
  page.answered('Paid', [moneyText(paid)]);
  page.answered('Left to pay', [moneyText(balance)]);
}

/** What was chosen counts; what nothing was chosen of comes to what it came to when it was issued. */
function sumsOf(document: StoredDocument, lines: readonly DocumentLine[]) {
  const { subtotal, total, tax_lines_json, taxes_included } = document;
  if (!lines.some(({ optional, chosen }) => optional && chosen))
    return { subtotal, total, taxes: chargedTaxes(tax_lines_json) };
  const { rates } = contentOf(document);
  const sums = linesTotals(lines, { rates, isIncluded: taxes_included === 1 });
  return {
    subtotal: amountOf(sums.subtotal),
    total: amountOf(sums.total),
    taxes: sums.taxes.map(({ name, rate, tax }) => ({ name, rate, tax: amountOf(tax) })),
  };
}

function writeAcceptance(page: PdfPage, { acceptance }: Answered): void {
  if (acceptance === null) return;
  const { name, at, note, trail } = acceptance;
  page.heading(2, 'Accepted');
  const figures = trail.length === 0 ? [] : [signatureFigure({ trail }, name, speechOf(null))];
  page.answered('By', [`${name}, ${at.slice(0, 10)}`], { figures });
  page.answered('What was accepted', [note]);
}
