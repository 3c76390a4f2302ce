import { amountOf } from '@fieldspan/domain/money/decimal';
import { amountOfLine } from '@fieldspan/domain/money/document-lines';
import type { DocumentLine } from '@fieldspan/domain/money/document-lines';
import { chargedTaxes } from '@fieldspan/domain/money/frozen-taxes';
import { moneyText } from '@fieldspan/domain/money-text';
import { lettersOf } from '../forms/pdf/pdf-fonts.ts';
import { PdfPage } from '../forms/pdf/pdf-page.ts';
import { contentOf } from './stored-document.ts';
import type { StoredDocument } from './stored-document.ts';

type PdfFile = { bytes: Buffer; filename: string };

/** An invoice or a quote as a tagged PDF. A draft says that it is one. */
export async function documentPdf(document: StoredDocument, at: Date): Promise<PdfFile> {
  const { company_name: company, invoice_num: number, is_quote, status } = document;
  const kind = is_quote === 1 ? 'Quote' : 'Invoice';
  const isDraft = status === null || status === 'Draft';
  const heading = isDraft ? `${kind}: DRAFT` : `${kind} ${number}`;
  const page = await PdfPage.open({
    title: `${heading}, ${company}`,
    author: company,
    scale: 1,
    at,
    letters: lettersOf(document),
  });
  page.text(company, { weight: 600, size: 12 });
  page.heading(1, heading);
  if (status === 'Void') page.text('This document is void.', { colour: 'red', weight: 600 });
  writeFacts(page, document);
  page.section(() => writeLines(page, document));
  page.section(() => writeSums(page, document));
  if (document.note !== null) for (const text of document.note.split(/\r?\n/)) page.text(text);
  const bytes = await page.end(`${company} · ${heading}`);
  return { bytes, filename: `${isDraft ? 'draft' : number.replaceAll(/[^\w-]+/g, '-')}.pdf` };
}

function writeFacts(page: PdfPage, { customer, title, place, issued, due, is_quote }: StoredDocument): void {
  const facts: [string, string | null][] = [
    ['For', customer],
    ['Work', [title, place].filter(Boolean).join(', ')],
    ['Issued', issued],
    [is_quote === 1 ? 'Open until' : 'Due', due],
  ];
  for (const [term, fact] of facts) if (fact !== null && fact !== '') page.answered(term, [fact]);
}

function writeLines(page: PdfPage, document: StoredDocument): void {
  const { lines } = contentOf(document);
  if (lines.length === 0) return;
  page.heading(2, 'Lines');
  page.table(['Quantity', 'Price', 'Taxes', 'Amount'], lines.map(cellsOf), lines.map(nameOf));
}

const nameOf = ({ description, optional, chosen }: DocumentLine): string =>
  optional ? `${description} (optional${chosen ? ', chosen' : ''})` : description;

function cellsOf(line: DocumentLine): string[] {
  const cents = amountOfLine(line);
  if (cents === null) return ['', '', '', ''];
  return [`${line.quantity} ${line.unit}`.trim(), line.price, line.taxes.join(', '), moneyText(amountOf(cents))];
}

function writeSums(page: PdfPage, document: StoredDocument): void {
  const { subtotal, total, paid, is_quote } = document;
  page.heading(2, 'Total');
  const taxes = chargedTaxes(document.tax_lines_json);
  if (taxes.length > 0) page.answered('Subtotal', [moneyText(subtotal)]);
  for (const { name, rate, tax } of taxes) page.answered(`${name} ${rate} %`, [moneyText(tax)]);
  page.answered('Total', [moneyText(total)]);
  if (is_quote === 1 || paid === 0) return;
  page.answered('Paid', [moneyText(paid)]);
  page.answered('Left to pay', [moneyText(Math.round(((total ?? 0) - paid) * 100) / 100)]);
}
