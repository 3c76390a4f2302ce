import { lettersOf } from '../forms/pdf/pdf-fonts.ts';
import { PdfPage } from '../forms/pdf/pdf-page.ts';
import type { CaseReport } from './read-case.ts';

type Asked = readonly [question: string, answer: string | null];
type Part = { heading: string; asked: readonly Asked[] };

const yesNo = (is: boolean): string => (is ? 'Yes' : 'No');

const OUTCOMES: Readonly<Record<CaseReport['outcome'], string>> = {
  none: 'No injury',
  first_aid: 'First aid',
  medical: 'Health care',
  restricted: 'Modified work',
  days_away: 'Days away from work',
  death: 'Death',
};

/** OSHA's form 301: the report of one case, by its numbers. What only the employer's files have is left to be written in. */
const injuryReport = (one: CaseReport): Part[] => [
  {
    heading: 'The employee',
    asked: [
      ['1 Full name', one.person.name],
      ['2 Address', null],
      ['3 Date of birth', null],
      ['4 Date hired', null],
      ['5 Sex', null],
      ['Job title', one.person.job_title],
    ],
  },
  {
    heading: 'The physician or other health care professional',
    asked: [
      ['6 Name', one.treated_by],
      ['7 Where treatment was given', one.treated_at],
      ['8 Treated in an emergency room', yesNo(one.emergency_room)],
      ['9 In hospital overnight', yesNo(one.overnight)],
    ],
  },
  {
    heading: 'The case',
    asked: [
      ['10 Case number of the log', String(one.number)],
      ['11 Date of injury or illness', one.happened_on],
      ['12 Time the employee began work', one.began_work],
      ['13 Time of the event', one.happened_at],
      ['14 What the employee was doing just before', one.doing_before],
      ['15 What happened', one.what_happened ?? one.title],
      ['16 Injury or illness', [one.injury, one.body_part].filter(Boolean).join(', ') || null],
      ['17 Object or substance that harmed the employee', one.harmed_by],
      ['18 Date of death', one.outcome === 'death' ? null : 'None'],
    ],
  },
  { heading: 'Completed by', asked: [['Name, title, phone, date', null]] },
];

/** What the WSIB's Form 7 asks of an employer in Ontario, section by section. The social insurance number is never stored. */
const employerReport = (one: CaseReport): Part[] => [
  {
    heading: 'A Worker',
    asked: [
      ['Name', one.person.name],
      ['Job title', one.person.job_title],
      ['Phone', one.person.phone],
      ['Employee number', one.person.employee_num],
      ['Date of birth, address, date hired, time in the job, union, language', null],
      ['Social insurance number', null],
    ],
  },
  {
    heading: 'B Employer',
    asked: [
      ['Name', one.company.name],
      ['Address', one.company.address],
      ['Phone', one.company.phone],
      ['Firm number, rate or class, activity, 20 workers or more, branch', null],
    ],
  },
  {
    heading: 'C Accident',
    asked: [
      ['Date and hour', [one.happened_on, one.happened_at].filter(Boolean).join(' ')],
      ['Learned of it on', one.learned_on],
      ['Reported by', one.reporter],
      ['Area of injury', one.body_part],
      ['Type of injury', one.injury],
      ['What happened, with objects, weights and the work done', one.what_happened ?? one.title],
      ['What the worker was doing just before', one.doing_before],
      ['What it was done by', one.harmed_by],
      ['Where', one.place],
      ['Witnesses', one.witnesses],
    ],
  },
  {
    heading: 'D Health care',
    asked: [
      ['Received', yesNo(one.outcome !== 'none' && one.outcome !== 'first_aid')],
      ['By whom', one.treated_by],
      ['Where', one.treated_at],
      ['Emergency room', yesNo(one.emergency_room)],
      ['In hospital overnight', yesNo(one.overnight)],
    ],
  },
  {
    heading: 'E and F Lost time and return to work',
    asked: [
      ['What came of it', OUTCOMES[one.outcome]],
      ['Days away', String(one.days_away)],
      ['Days of modified work', String(one.days_restricted)],
    ],
  },
  { heading: 'G to I Wage and schedule', asked: [['Wage, further wage, hours and days of work', null]] },
  { heading: 'J Declaration', asked: [['Name, title, signature, date', null]] },
];

const REPORTS = {
  'osha-301': { title: 'OSHA form 301: injury and illness incident report', file: 'OSHA-301', partsOf: injuryReport },
  'form-7': { title: 'WSIB Form 7: employer’s report of injury or disease', file: 'Form-7', partsOf: employerReport },
} as const;

/** The report of one incident to an authority, as a tagged PDF. Lines without an answer are there to be written in. */
export async function casePdf(one: CaseReport, kind: keyof typeof REPORTS, at: Date) {
  const { title, file, partsOf } = REPORTS[kind];
  const parts = partsOf(one);
  const name = `${title}, case ${one.number} of ${one.happened_on.slice(0, 4)}`;
  const page = await PdfPage.open({
    title: name,
    author: one.company.name,
    scale: 1,
    at,
    letters: lettersOf({ name, parts, one }),
  });
  page.heading(1, name);
  for (const { heading, asked } of parts)
    page.section(() => {
      page.heading(2, heading);
      for (const [question, answer] of asked) page.answered(question, [answer ?? '____________________']);
    });
  const bytes = await page.end(`${one.company.name} · ${one.title}`);
  return { bytes, filename: `${file}-${one.happened_on}-${one.number}.pdf` };
}
