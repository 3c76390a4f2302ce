import { parseLayer } from '@fieldspan/contract/layer-json';
import type { ShownForm, Signer } from '@fieldspan/contract/shown-form';
import { parseSignature } from '@fieldspan/contract/signature-json';
import { answerLines } from '@fieldspan/domain/form/answer-lines';
import { fieldState } from '@fieldspan/domain/form/field-state';
import { flaggedAnswers } from '@fieldspan/domain/form/flagged-answers';
import type { FormPicture } from '@fieldspan/domain/form/form-picture';
import type { DocField, FormDoc } from '@fieldspan/domain/form/form-types';
import { parseForm } from '@fieldspan/domain/form/parse-form';
import { imageIn, imagesIn } from '@fieldspan/domain/form/stored-answer';
import { formNumber } from '@fieldspan/domain/form-number';
import { inkOf } from '@fieldspan/domain/pen-ink';
import { SIGNATURE_SIZE, signatureState } from '@fieldspan/domain/signature';
import { BLANK_SHEET } from '@fieldspan/domain/drawing';
import { lettersOf } from './pdf-fonts.ts';
import { PdfPage } from './pdf-page.ts';
import type { Lines } from './pdf-page.ts';

/** A picture as JPEG, with its size in pixels. */
export type PdfPicture = { bytes: Buffer; width: number; height: number };

export type FormPdf = {
  form: ShownForm;
  /** The SHA-256 of the shown revision and its drawings. */
  sha256: string;
  /** By file name; null for one that cannot be shown. */
  pictures: ReadonlyMap<string, PdfPicture | null>;
  /** An instant in the reader's time zone. */
  said: (instant: string) => string;
  at: Date;
};

/** How much smaller the text may get so that a form stays on one page. */
const SCALES = [1, 0.9, 0.8] as const;

/** A filled form as a PDF with its signatures, drawings and pictures; on one page if it fits. */
export async function formPdf(content: FormPdf): Promise<Buffer> {
  const first = await written(content, SCALES[0]);
  if (first.pages !== 2) return first.bytes;
  for (const scale of SCALES.slice(1)) {
    const smaller = await written(content, scale);
    if (smaller.pages === 1) return smaller.bytes;
  }
  return first.bytes;
}

async function written(content: FormPdf, scale: number): Promise<{ bytes: Buffer; pages: number }> {
  const { form, sha256, at } = content;
  const title = form.child_template_description ?? form.template_title ?? 'Form';
  const page = await PdfPage.open({ title, author: form.company_name, scale, at, letters: lettersOf(form) });
  writeHead(page, content, title);
  const doc = parseForm(form.form_json);
  if (doc === null) page.text('This form cannot be read.');
  else writeAnswers(page, doc, content);
  writeSigners(page, content);
  page.gap(6);
  page.text(
    `Number ${formNumber(form.id)} · revision ${form.revision} · SHA-256 of its answers and drawings ${sha256}`,
    {
      size: 7.5,
      colour: 'quiet',
    },
  );
  const { pages } = page;
  return { bytes: await page.end(`${form.company_name} · ${title} · ${formNumber(form.id)}`), pages };
}

function writeHead(page: PdfPage, { form, said }: FormPdf, title: string): void {
  page.text([form.company_name, form.template_title].filter(Boolean).join(' · '), { colour: 'quiet' });
  page.heading(1, title);
  const facts = [form.place, form.equipment, form.contact, form.person].filter(Boolean).join(' · ');
  page.text(facts);
  page.text(`Filled in by ${form.author ?? 'somebody who has left'}, ${said(form.created_at)}`, { colour: 'quiet' });
  if (form.is_active === 0) page.text('This form is no longer active.', { colour: 'red', weight: 600 });
  if (form.revision !== form.current_revision)
    page.text(`This is revision ${form.revision}. The newest one is ${form.current_revision}.`, { colour: 'red' });
  for (const { revision, created_at, reason, author } of form.revisions)
    if (revision > 1 && revision <= form.revision)
      page.text(`Changed ${said(created_at)} by ${author ?? 'somebody'}: ${reason ?? 'no reason given'}`, {
        colour: 'red',
      });
}

function writeAnswers(page: PdfPage, doc: FormDoc, content: FormPdf): void {
  const flagged = new Set(flaggedAnswers(doc).map(({ fieldId }) => fieldId));
  for (const { heading, fields } of doc.sections) {
    const shown = fields.filter(({ id, field }) => !doc.hidden.has(id) && !UNPRINTED.has(field.type));
    if (shown.length === 0) continue;
    page.section(() => {
      page.heading(2, heading || 'Section');
      for (const entry of shown) writeAnswer(page, { doc, entry, isFlagged: flagged.has(entry.id) }, content);
    });
  }
}

/** A film says nothing on paper. */
const UNPRINTED: ReadonlySet<string> = new Set(['youtube-video']);

type Asked = { doc: FormDoc; entry: DocField; isFlagged: boolean };

function writeAnswer(page: PdfPage, asked: Asked, content: FormPdf): void {
  const { field } = asked.entry;
  if (field.type === 'static-paragraph') page.text(withoutTags(field.default), { colour: 'quiet' });
  else {
    writeValue(page, asked, content);
    writeFollowUps(page, asked, content);
  }
}

function writeValue(page: PdfPage, { doc, entry, isFlagged }: Asked, content: FormPdf): void {
  const { field, id } = entry;
  const answer = doc.answers.get(id) ?? {};
  const lines = answerLines(entry, answer);
  const pictures = field.type === 'image' ? imagesIn(answer.value) : [];
  const sheet = field.type === 'whiteboard' ? imageIn(answer.value) : null;
  const isBare = lines.length + pictures.length === 0 && sheet === null;
  page.answered(field.label || field.type, isBare ? ['Not answered'] : lines, isFlagged ? { colour: 'red' } : {});
  for (const picture of pictures) writePicture(page, picture, { label: field.label, content });
  if (sheet !== null) writeDrawing(page, sheet, { label: field.label, content });
}

/** What an answer asks for besides, and what it warns of. */
function writeFollowUps(page: PdfPage, { doc, entry }: Asked, content: FormPdf): void {
  const { field, id } = entry;
  const { warning, asksRemarks, asksImage } = fieldState(doc, id);
  const { remarks = 'No remarks', images = [] } = doc.answers.get(id) ?? {};
  if (asksRemarks) page.answered(field.conditionalRemarksLabel, [remarks], { indent: 10 });
  if (asksImage)
    for (const picture of images) writePicture(page, picture, { label: field.conditionalImageLabel, content });
  if (warning !== null) page.text(`Warning: ${warning}`, { colour: 'red', indent: 10 });
}

type Shown = { label: string; content: FormPdf };

function writePicture(page: PdfPage, { id, filename }: FormPicture, { label, content }: Shown): void {
  const picture = content.pictures.get(filename);
  if (!picture) return page.text('A picture is kept with the form that cannot be shown here.', { colour: 'quiet' });
  page.picture(picture.bytes, picture, `Picture: ${label}`);
  const layers = content.form.drawings.find(({ image_id }) => image_id === id)?.layers ?? [];
  const drawn = linesOf(layers, { width: 1000, height: 670 });
  if (drawn) page.lines(drawn, { most: 240, alt: `Drawn on the picture: ${label}` });
}

function writeDrawing(page: PdfPage, { id, width, height }: FormPicture, { label, content }: Shown): void {
  const layers = content.form.drawings.find(({ canvas_id }) => canvas_id === id)?.layers ?? [];
  const drawn = linesOf(layers, { width: width ?? BLANK_SHEET.width, height: height ?? BLANK_SHEET.height });
  if (drawn) page.lines(drawn, { most: 300, alt: `Drawing: ${label}` });
  else page.text('Nothing is drawn.', { colour: 'quiet' });
}

function linesOf(layers: readonly string[], size: { width: number; height: number }): Lines | null {
  const strokes = layers.flatMap((json) => {
    const layer = parseLayer(json);
    if (layer === null) return [];
    const scale = size.width / layer.canvasWidth;
    return layer.strokes.map(({ trail, strokeColor, strokeThickness }) => ({
      trail: trail.map(({ x, y }) => ({ x: x * scale, y: y * scale })),
      colour: hexOf(strokeColor),
      thickness: strokeThickness * scale,
    }));
  });
  return strokes.length === 0 ? null : { ...size, strokes };
}

/** White ink would not be seen on paper; unknown colours are black. */
function hexOf(colour: string): string {
  const ink = inkOf(colour);
  return /^#[0-9a-f]{6}$/i.test(ink) && ink.toLowerCase() !== '#ffffff' ? ink : '#16181b';
}

function writeSigners(page: PdfPage, { form, said }: FormPdf): void {
  if (form.participants.length === 0) return;
  page.section(() => {
    page.heading(2, 'Signatures');
    for (const signer of form.participants) writeSigner(page, signer, said);
  });
}

function writeSigner(page: PdfPage, signer: Signer, said: FormPdf['said']): void {
  const name = [signer.name || 'Invited by phone or e-mail', signer.company_name].filter(Boolean).join(', ');
  if (signer.completed_at === null)
    return page.answered(name, [
      signer.declined_at === null ? 'has not signed' : `declined ${said(signer.declined_at)}`,
    ]);
  writeSignature(page, signer, { name, at: said(signer.completed_at) });
  if (signer.state !== null)
    page.text(PROOFS[signer.state], { size: 8, colour: signer.state === 'valid' ? 'quiet' : 'red' });
  if (signer.is_drawn_since) page.text(DRAWN_SINCE, { size: 8, colour: 'red' });
  if (signer.withdrawn_at !== null)
    page.text(`Withdrawn ${said(signer.withdrawn_at)}: ${signer.withdrawn_reason ?? ''}`, { colour: 'red' });
}

export function writeSignature(page: PdfPage, signer: Signer, { name, at }: { name: string; at: string }): void {
  const signature = parseSignature(signer.signature_json);
  const isSkipped = signatureState(signature) === 'skipped';
  page.answered(name, [`${isSkipped ? 'did not sign' : 'signed'} ${at}`]);
  if (isSkipped) page.text(`Reason: ${signature?.sigSkippedReason || 'none given'}`, { indent: 10 });
  else if (signature) page.lines(inkOfSignature(signature.trail), { most: 120, alt: `Signature of ${name}` });
}

const inkOfSignature = (trail: Parameters<typeof strokesIn>[0]): Lines => ({
  ...SIGNATURE_SIZE,
  strokes: strokesIn(trail),
});

const strokesIn = (trail: Lines['strokes'][number]['trail']): Lines['strokes'] => [
  { trail, colour: '#16181b', thickness: 2.4 },
];

export const DRAWN_SINCE = 'Its pictures or sheets were drawn on since. Those strokes are no part of what was signed.';

export const PROOFS = {
  valid: 'Unchanged since this signature, checked by the server',
  changed: 'The form was changed after this signature',
  broken: 'Changed after this signature, and not by a revision: what is stored is not what was signed',
  unknown: 'Signed before the server kept proofs: nobody can tell whether it is unchanged',
} as const;

/** The words of a paragraph that the template shows. */
function withoutTags(html: unknown): string {
  if (typeof html !== 'string') return '';
  return html
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/gi, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
