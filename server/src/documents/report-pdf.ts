import { lettersOf } from '../forms/pdf/pdf-fonts.ts';
import { PdfPage } from '../forms/pdf/pdf-page.ts';

type WrittenReport = {
  company: string;
  title: string;
  about: readonly (readonly [name: string, value: string])[];
  columns: readonly string[];
  /** Which columns are figures. */
  amounts: readonly number[];
  rows: readonly (readonly string[])[];
  sums: readonly string[];
};

/** With more columns the page is broader than high. */
const UPRIGHT = 8;

/** A report as a tagged PDF. */
export async function reportPdf(report: WrittenReport, at: Date): Promise<Buffer> {
  const { company, title, about, columns, amounts, rows, sums } = report;
  const page = await PdfPage.open({
    title: [title, ...about.map(([, value]) => value)].join(', '),
    author: company,
    scale: 1,
    at,
    letters: lettersOf(report),
    isLandscape: columns.length > UPRIGHT,
  });
  page.text(company, { weight: 600, size: 12 });
  page.heading(1, title);
  for (const [name, value] of about) page.answered(name, [value]);
  page.gap(6);
  if (rows.length === 0) page.text('There is nothing to report.');
  else page.table(columns, rows, { amounts, sums });
  return page.end([company, title, ...about.map(([, value]) => value)].join(' · '));
}
