import type { Movement, Statement } from '@fieldspan/contract/ageing-calls';
import { amountOf, centsOf } from '@fieldspan/domain/money/decimal';
import { moneyText } from '@fieldspan/domain/money-text';
import { lettersOf } from '../forms/pdf/pdf-fonts.ts';
import { PdfPage } from '../forms/pdf/pdf-page.ts';

/** The statement of a customer as a tagged PDF. */
export async function statementPdf(statement: Statement, at: Date): Promise<{ bytes: Buffer; filename: string }> {
  const { company_name: company, contact, from, to } = statement;
  const heading = `Statement ${from} to ${to}`;
  const page = await PdfPage.open({
    title: `${heading}, ${contact.name}`,
    author: company,
    scale: 1,
    at,
    letters: lettersOf(statement),
  });
  page.text(company, { weight: 600, size: 12 });
  page.heading(1, heading);
  page.answered('For', [contact.name]);
  if (contact.address !== null) page.answered('Address', [contact.address]);
  page.answered('To pay', [moneyText(statement.closing)]);
  page.section(() => writeAccount(page, statement));
  page.section(() => writeOpen(page, statement));
  page.section(() => writeAges(page, statement));
  const bytes = await page.end(`${company} · ${contact.name} · ${heading}`);
  return { bytes, filename: `Statement-${to}.pdf` };
}

const KINDS: Readonly<Record<Movement['kind'], string>> = {
  invoice: 'Invoice',
  credit: 'Credit',
  payment: 'Payment',
  refund: 'Refund',
  reversal: 'Payment taken back',
};

function writeAccount(page: PdfPage, { from, opening, movements, closing, to }: Statement): void {
  page.heading(2, 'Account');
  let balance = centsOf(opening);
  const rows = movements.map(({ on, kind, number, amount }) => {
    balance += centsOf(amount);
    return [on, [KINDS[kind], number].filter(Boolean).join(' '), moneyText(amount), moneyText(amountOf(balance))];
  });
  page.table(
    ['Date', 'What', 'Amount', 'Balance'],
    [[from, 'Opening balance', '', moneyText(opening)], ...rows, [to, 'Closing balance', '', moneyText(closing)]],
    { amounts: [2, 3] },
  );
}

function writeOpen(page: PdfPage, { invoices, to }: Statement): void {
  page.heading(2, `Open invoices on ${to}`);
  if (invoices.length === 0) return page.text('No invoice is open.');
  page.table(
    ['Number', 'Date', 'Due', 'Amount', 'Paid', 'Open'],
    invoices.map(({ number, issued, due, amount, paid, open }) => [
      number,
      issued,
      due ?? '',
      ...[amount, paid, open].map(moneyText),
    ]),
    { amounts: [3, 4, 5] },
  );
}

function writeAges(page: PdfPage, { aged }: Statement): void {
  page.heading(2, 'By age');
  const { current, days_30: first, days_60: second, days_90: third, older, credit, total } = aged;
  page.table(
    ['Current', '1–30 days', '31–60 days', '61–90 days', 'Over 90 days', 'Credit', 'Total'],
    [[current, first, second, third, older, credit === 0 ? 0 : -credit, total].map(moneyText)],
    { amounts: [0, 1, 2, 3, 4, 5, 6] },
  );
}
