import { parseForm } from '@fieldspan/domain/form/parse-form';
import { formNumber } from '@fieldspan/domain/form-number';
import type { ShownForm } from '@fieldspan/contract/shown-form';
import { parseSignature } from '@fieldspan/contract/signature-json';
import { personName } from '@fieldspan/domain/person-name';
import { visitTimes } from '@fieldspan/domain/visits/visit-times';
import type { VisitTimes } from '@fieldspan/domain/visits/visit-times';
import { signatureFigure, writeAnswers } from '../../forms/pdf/pdf-answers.ts';
import type { PdfPicture } from '../../forms/pdf/pdf-answers.ts';
import type { Figure } from '../../forms/pdf/pdf-figure.ts';
import { lettersOf } from '../../forms/pdf/pdf-fonts.ts';
import { PdfPage } from '../../forms/pdf/pdf-page.ts';
import { sentence } from '../../http/sentence.ts';
import type { Speech } from '../../notify/speech.ts';
import type { Report, ReportForm, ReportPhoto, ReportVisit } from './report-of.ts';

/** A worksheet with its answers, as somebody of the company reads it. */
export type Worksheet = { form: ShownForm; pictures: ReadonlyMap<string, PdfPicture | null> };

export type ReportContent = {
  report: Report;
  worksheets: readonly Worksheet[];
  /** Photos by file name; null for one that cannot be shown. */
  photos: ReadonlyMap<string, PdfPicture | null>;
  /** An instant in the reader's time zone. */
  said: (instant: string) => string;
  speech: Speech;
  at: Date;
};

/** What was found and done on a service call, for its customer. */
export async function reportPdf(content: ReportContent): Promise<Buffer> {
  const { report, worksheets, speech, at } = content;
  const { company, service } = report;
  const { say } = speech;
  const title = say(sentence`Service report ${service.job_num}`);
  const page = await PdfPage.open({
    title: `${title}, ${company.name}`,
    author: company.name,
    scale: 1,
    at,
    letters: lettersOf([report, worksheets.map(({ form }) => form)]),
    speech,
  });
  page.text([company.name, company.phone].filter(Boolean).join(' · '), { weight: 600, size: 12 });
  page.heading(1, title);
  writeFacts(page, content);
  for (const visit of report.visits) page.section(() => writeVisit(page, visit, content));
  for (const worksheet of worksheets) page.section(() => writeWorksheet(page, worksheet, content));
  if (report.forms.length > 0) page.section(() => writeForms(page, report.forms, content));
  return page.end(`${company.name} · ${title}`);
}

function writeFacts(page: PdfPage, { report: { service }, speech: { say } }: ReportContent): void {
  const { address, city, province, postal_code } = service;
  const facts: [string, string | null][] = [
    [say(sentence`Customer`), service.Customer?.name ?? service.customer_name_cache],
    [say(sentence`Address`), [address, city, province, postal_code].filter(Boolean).join(', ')],
    [say(sentence`Work`), service.job_name],
  ];
  for (const [term, fact] of facts) if (fact !== null && fact !== '') page.answered(term, [fact]);
}

function writeVisit(page: PdfPage, visit: ReportVisit, content: ReportContent): void {
  const { said, speech } = content;
  const { say } = speech;
  const times = visitTimes(visit.VisitEvent);
  const began = times.arrivedAt ?? times.travelledAt ?? visit.starts_at;
  page.heading(2, began === null ? say(sentence`Visit`) : say(sentence`Visit of ${said(began)}`));
  const people = [visit.Lead, ...visit.User].flatMap((person) => (person ? [personName(person)] : []));
  if (people.length > 0) page.answered(say(sentence`Who came`), [[...new Set(people)].join(', ')]);
  writeTimes(page, times, content);
  if (visit.state === 'no_access') page.answered(say(sentence`Outcome`), [say(sentence`Nobody could get in.`)]);
  else if (visit.state !== 'done') page.answered(say(sentence`Outcome`), [say(sentence`The work is under way.`)]);
  writeWork(page, visit, content);
  writePhotos(page, visit.photos, content);
  writeSigned(page, visit, content);
}

function writeTimes(page: PdfPage, times: VisitTimes, { said, speech: { say } }: ReportContent): void {
  if (times.arrivedAt !== null) page.answered(say(sentence`Arrived`), [said(times.arrivedAt)]);
  for (const { from, until } of times.pauses)
    page.answered(say(sentence`Pause`), [
      until === null ? say(sentence`since ${said(from)}`) : `${said(from)} – ${said(until)}`,
    ]);
  if (times.endedAt !== null) page.answered(say(sentence`Finished`), [said(times.endedAt)]);
  const { workedMinutes: minutes } = times;
  if (minutes !== null)
    page.answered(say(sentence`Time at work`), [say(sentence`${Math.floor(minutes / 60)} h ${minutes % 60} min`)]);
}

/** What was found and done, what was used, and what is left. */
function writeWork(page: PdfPage, { VisitEvent, VisitPart, VisitTask }: ReportVisit, content: ReportContent): void {
  const { said, speech } = content;
  const { say } = speech;
  const notes = VisitEvent.filter(({ kind }) => kind !== 'return_visit').flatMap(({ note }) => linesOf(note));
  if (notes.length > 0) page.answered(say(sentence`Found and done`), ['', ...notes]);
  const steps = VisitTask.filter(({ kind }) => kind === 'do').toSorted(
    (one, other) => (one.sort_order ?? 0) - (other.sort_order ?? 0),
  );
  const done = steps.filter(({ done_at: at }) => at !== null);
  if (done.length > 0) page.answered(say(sentence`Steps done`), ['', ...done.map(({ title }) => title)]);
  const open = steps.filter(({ done_at: at }) => at === null);
  if (open.length > 0) page.answered(say(sentence`Steps left`), ['', ...open.map(({ title }) => title)]);
  if (VisitPart.length > 0) {
    page.heading(3, say(sentence`Parts used`));
    page.table(
      [say(sentence`Part`), say(sentence`Quantity`)],
      VisitPart.map(({ description, quantity }) => [description, String(quantity)]),
    );
  }
  for (const { kind, note, return_at: at } of VisitEvent)
    if (kind === 'return_visit')
      page.answered(say(sentence`Another visit`), [[at === null ? null : said(at), note].filter(Boolean).join(': ')]);
}

const linesOf = (note: string | null): string[] => (note ?? '').split(/\n+/).filter((line) => line.trim() !== '');

/** Of most pairs of photos, in points. */
const PAIR_HEIGHT = 170;

/** The first photo of before beside the first of after, and so on. */
function writePhotos(page: PdfPage, photos: readonly ReportPhoto[], content: ReportContent): void {
  if (photos.length === 0) return;
  const { say } = content.speech;
  page.heading(3, say(sentence`Photos before and after`), PAIR_HEIGHT);
  const before = figuresOf(photos, 'before', content);
  const after = figuresOf(photos, 'after', content);
  for (let at = 0; at < Math.max(before.length, after.length); at += 1) page.pair(before[at], after[at]);
  const hidden = photos.length - before.length - after.length;
  if (hidden > 0) page.text(say(sentence`Further photos are kept with the call: ${hidden}.`), { colour: 'quiet' });
}

function figuresOf(
  photos: readonly ReportPhoto[],
  moment: ReportPhoto['moment'],
  { photos: pictures, speech: { say } }: ReportContent,
): Figure[] {
  const figures: Figure[] = [];
  for (const photo of photos) {
    const picture = pictures.get(photo.filename);
    if (photo.moment !== moment || !picture) continue;
    const number = figures.length + 1;
    const caption = say(moment === 'before' ? sentence`Before ${number}` : sentence`After ${number}`);
    figures.push({ alt: caption, caption, picture });
  }
  return figures;
}

function writeSigned(page: PdfPage, { VisitEvent }: ReportVisit, { said, speech }: ReportContent): void {
  const { say } = speech;
  for (const { kind, at, signature_json, unsigned_reason: reason } of VisitEvent) {
    if (kind !== 'done') continue;
    const signature = parseSignature(signature_json);
    if (signature !== null && !signature.sigSkipped)
      page.answered(say(sentence`Signature of the customer`), [`${signature.name}, ${said(at)}`], {
        figures: [signatureFigure(signature, signature.name, speech)],
      });
    else if (reason) page.answered(say(sentence`Not signed`), [reason]);
  }
}

const titleOf = ({ child_template_description, template_title }: ReportForm | ShownForm, { say }: Speech): string =>
  child_template_description ?? template_title ?? say(sentence`Form`);

function writeWorksheet(page: PdfPage, { form, pictures }: Worksheet, { said, speech }: ReportContent): void {
  const { say } = speech;
  page.heading(2, say(sentence`Worksheet: ${titleOf(form, speech)}`));
  page.text(say(sentence`Number ${formNumber(form.id)}, ${said(form.created_at)}`), { colour: 'quiet' });
  const doc = parseForm(form.form_json);
  if (doc === null) page.text(say(sentence`This form cannot be read.`));
  else writeAnswers(page, doc, { form, pictures, said, speech });
}

function writeForms(page: PdfPage, forms: readonly ReportForm[], { said, speech }: ReportContent): void {
  const { say } = speech;
  page.heading(2, say(sentence`Forms filled in`));
  page.table(
    [say(sentence`Form`), say(sentence`Number`), say(sentence`Filled in`)],
    forms.map((form) => [titleOf(form, speech), formNumber(form.id), said(form.created_at)]),
  );
}
