import type { IncidentCase, IncidentRegister } from '@fieldspan/contract/incident-calls';
import { lettersOf } from '../forms/pdf/pdf-fonts.ts';
import { PdfPage } from '../forms/pdf/pdf-page.ts';

type Written = { bytes: Buffer; filename: string };

const COLUMNS = ['G', 'H', 'I', 'J'] as const;
const ILLNESSES = [
  'Injuries',
  'Skin disorders',
  'Respiratory conditions',
  'Poisonings',
  'Hearing loss',
  'All other illnesses',
];

async function begin(register: IncidentRegister, heading: string, at: Date): Promise<PdfPage> {
  const { year, company } = register;
  const title = `${heading}, ${year}`;
  const letters = lettersOf({ title, register });
  const page = await PdfPage.open({ title: `${title}, ${company.name}`, author: company.name, scale: 1, at, letters });
  page.heading(1, title);
  page.answered('Establishment', [company.name]);
  if (company.address !== null) page.answered('Address', [company.address]);
  return page;
}

/** The log of work-related injuries and illnesses, OSHA's form 300: each case in the columns A to M. */
export async function logPdf(register: IncidentRegister, at: Date): Promise<Written> {
  const { year, company, cases, totals } = register;
  const page = await begin(register, 'OSHA form 300: log of work-related injuries and illnesses', at);
  page.section(() => {
    page.heading(2, 'The person and the case');
    if (cases.length === 0) return page.text('No case is recorded in this year.');
    page.table(
      ['A Case', 'B Name', 'C Job title', 'D Date', 'E Where', 'F Injury, part of body, object'],
      cases.map(({ number, name, job_title: job, happened_on: on, place, injury }) => [
        String(number),
        name,
        job ?? '',
        on,
        place ?? '',
        injury,
      ]),
    );
  });
  page.section(() => {
    page.heading(2, 'What came of it');
    page.table(
      ['A Case', 'G Death', 'H Days away', 'I Restricted', 'J Other', 'K Days away', 'L Days restricted', 'M Kind'],
      [
        ...cases.map(outcomeRow),
        ['Total', ...COLUMNS.map((each) => String(totals[each])), String(totals.K), String(totals.L), ''],
      ],
    );
    page.text(
      'M: 1 injury, 2 skin disorder, 3 respiratory condition, 4 poisoning, 5 hearing loss, 6 all other illnesses.',
    );
  });
  return { bytes: await page.end(`${company.name} · OSHA 300 · ${year}`), filename: `OSHA-300-${year}.pdf` };
}

const outcomeRow = ({
  number,
  column,
  days_away: away,
  days_restricted: restricted,
  illness,
}: IncidentCase): string[] => {
  const [g, h, i, j] = COLUMNS.map((each) => (each === column ? 'X' : ''));
  return [String(number), g ?? '', h ?? '', i ?? '', j ?? '', String(away), String(restricted), String(illness)];
};

/** The summary, OSHA's form 300A. It hangs where people see it from 1 February to 30 April of the next year. */
export async function summaryPdf(register: IncidentRegister, at: Date): Promise<Written> {
  const { year, company, totals, hours, people } = register;
  const page = await begin(register, 'OSHA form 300A: summary of work-related injuries and illnesses', at);
  page.section(() => {
    page.heading(2, 'Number of cases');
    page.table(
      ['Deaths (G)', 'With days away (H)', 'With restriction or transfer (I)', 'Other recordable (J)'],
      [COLUMNS.map((column) => String(totals[column]))],
    );
    page.heading(2, 'Number of days');
    page.table(
      ['Days away from work (K)', 'Days of restriction or transfer (L)'],
      [[String(totals.K), String(totals.L)]],
    );
    page.heading(2, 'Kinds of injury and illness (M)');
    page.table(ILLNESSES, [totals.M.map(String)]);
  });
  page.section(() => {
    page.heading(2, 'Employment');
    page.answered('People who worked in the year, by approved time', [String(people)]);
    page.answered('Hours worked, by approved time', [String(hours)]);
    page.answered('Certified by (company executive), title, phone, date', ['']);
  });
  page.text(`Post this page from 1 February to 30 April ${year + 1}. Keep it for five years.`, { colour: 'quiet' });
  return { bytes: await page.end(`${company.name} · OSHA 300A · ${year}`), filename: `OSHA-300A-${year}.pdf` };
}
