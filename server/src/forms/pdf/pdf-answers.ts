import { parseLayer } from '@fieldspan/contract/layer-json';
import type { ShownForm } from '@fieldspan/contract/shown-form';
import { knownDay } from '@fieldspan/domain/calendar-day';
import { answerLines } from '@fieldspan/domain/form/answer-lines';
import { signatureIn } from '@fieldspan/domain/form/field-signature';
import { fieldState } from '@fieldspan/domain/form/field-state';
import { flaggedAnswers } from '@fieldspan/domain/form/flagged-answers';
import type { FormPicture } from '@fieldspan/domain/form/form-picture';
import type { FormField } from '@fieldspan/domain/form/form-sections';
import type { Answer, DocField, FormDoc } from '@fieldspan/domain/form/form-types';
import { isNotApplicable } from '@fieldspan/domain/form/not-applicable';
import { rowDocs } from '@fieldspan/domain/form/row-doc';
import { imageIn, imagesIn } from '@fieldspan/domain/form/stored-answer';
import { rowNames, shapedRows } from '@fieldspan/domain/form/table-shape';
import { BLANK_SHEET } from '@fieldspan/domain/drawing';
import { inkOf } from '@fieldspan/domain/pen-ink';
import { SIGNATURE_SIZE } from '@fieldspan/domain/signature';
import type { Signature } from '@fieldspan/domain/signature';
import { sentence } from '../../http/sentence.ts';
import type { Speech } from '../../notify/speech.ts';
import { blocksOf } from './html-blocks.ts';
import type { Figure, Lines } from './pdf-figure.ts';
import type { PdfPage } from './pdf-page.ts';

/** A picture as JPEG, with its size in pixels. */
export type PdfPicture = { bytes: Buffer; width: number; height: number };

/** What answers are written with. */
export type PdfContent = {
  form: Pick<ShownForm, 'drawings'>;
  /** By file name; null for one that cannot be shown. */
  pictures: ReadonlyMap<string, PdfPicture | null>;
  /** An instant in the reader's time zone. */
  said: (instant: string) => string;
  speech: Speech;
};

export function writeAnswers(page: PdfPage, doc: FormDoc, content: PdfContent): void {
  const flagged = new Set(flaggedAnswers(doc).map(({ fieldId }) => fieldId));
  for (const { heading, fields } of doc.sections) {
    const shown = printed(doc, fields);
    if (shown.length === 0) continue;
    page.section(() => {
      page.heading(2, heading || content.speech.say(sentence`Section`));
      for (const entry of shown)
        writeAnswer(page, { doc, entry, isFlagged: flagged.has(entry.id), indent: 0 }, content);
    });
  }
}

/** A film says nothing on paper. What a condition hides is left out unless it was answered. */
const printed = (doc: FormDoc, fields: Iterable<DocField>): DocField[] =>
  [...fields].filter(({ id, field }) => field.type !== 'youtube-video' && (!doc.hidden.has(id) || doc.answers.has(id)));

type Asked = { doc: FormDoc; entry: DocField; isFlagged: boolean; indent: number };

function writeAnswer(page: PdfPage, asked: Asked, content: PdfContent): void {
  const { field } = asked.entry;
  if (field.type === 'static-paragraph')
    for (const block of blocksOf(field.default)) page.text(block, { colour: 'quiet', indent: asked.indent });
  else {
    writeValue(page, asked, content);
    writeFollowUps(page, asked, content);
  }
}

function writeValue(page: PdfPage, asked: Asked, content: PdfContent): void {
  const { doc, entry, isFlagged, indent } = asked;
  const { field, id } = entry;
  const answer = doc.answers.get(id) ?? {};
  const figures = figuresOf(entry, answer, content);
  const isGrid = hasGrid(field, answer);
  const { say } = content.speech;
  const lines = isGrid ? [] : shownLines(entry, answer, content.speech);
  const isBare = !isGrid && lines.length + figures.length === 0;
  const colour = isFlagged ? 'red' : 'ink';
  page.answered(field.label || field.type, isBare ? [say(sentence`Not answered`)] : lines, { indent, figures, colour });
  if (isGrid) writeGrid(page, asked, content);
}

const hasGrid = ({ type }: FormField, { value }: Answer): boolean =>
  type === 'table' && Array.isArray(value) && value.length > 0;

function writeGrid(page: PdfPage, asked: Asked, content: PdfContent): void {
  const { field, id } = asked.entry;
  if (field.kind === 'repeat') return writeRows(page, asked, content);
  const cells = shapedRows(field, asked.doc.answers.get(id)?.value);
  return page.table(field.columns, cells, { names: rowNames(field) });
}

/** The rows of a repeating question, one below the other: a table of many columns does not fit paper. */
function writeRows(page: PdfPage, { doc, entry, indent }: Asked, content: PdfContent): void {
  rowDocs(entry, doc.answers.get(entry.id) ?? {}).forEach((row, at) => {
    const flagged = new Set(flaggedAnswers(row).map(({ fieldId }) => fieldId));
    page.section(() => {
      page.heading(3, `${entry.field.label} ${at + 1}`);
      for (const inner of printed(row, row.byId.values()))
        writeAnswer(page, { doc: row, entry: inner, isFlagged: flagged.has(inner.id), indent: indent + 10 }, content);
    });
  });
}

/** The words of an answer, as the screen shows them. */
function shownLines(entry: DocField, answer: Answer, speech: Speech): string[] {
  const { field } = entry;
  const { value } = answer;
  const say = (english: string) => speech.say({ text: english, values: [] });
  const lines = answerLines(entry, answer, { ...speech, say });
  if (typeof value !== 'string' || isNotApplicable(field, value)) return LISTS.has(field.type) ? joined(lines) : lines;
  if (field.kind === 'date-time') return [momentText(value, speech)];
  if (field.ext.unit !== '' && value !== '') return [`${value} ${field.ext.unit}`];
  return !WRITTEN.has(field.type) ? lines : value.split(/\n+/).filter((line) => line.trim() !== '');
}

const WRITTEN: ReadonlySet<string> = new Set(['text', 'textarea']);
const LISTS: ReadonlySet<string> = new Set(['select-multi', 'checklist', 'hazard-list', 'control-list']);
const joined = (lines: readonly string[]): string[] => (lines.length === 0 ? [] : [lines.join(', ')]);

function momentText(value: string, speech: Speech): string {
  const [day = '', time = ''] = value.split('T');
  return knownDay(day) === null ? value : `${speech.day(day)}, ${time}`;
}

/** What an answer asks for besides, and what it warns of. */
function writeFollowUps(page: PdfPage, { doc, entry, indent }: Asked, content: PdfContent): void {
  const { field, id } = entry;
  const state = fieldState(doc, id);
  const { say } = content.speech;
  const { remarks = say(sentence`No remarks`), images = [] } = doc.answers.get(id) ?? {};
  const more = indent + 10;
  if (state.warning !== null) page.text(say(sentence`Warning: ${state.warning}`), { colour: 'red', indent: more });
  if (state.asksRemarks)
    page.answered(
      state.asksReason ? say(sentence`Why it does not apply`) : field.conditionalRemarksLabel,
      remarks.split(/\n+/),
      { indent: more },
    );
  if (!state.asksImage) return;
  const figures = picturesOf(images, { label: field.conditionalImageLabel, content });
  page.answered(field.conditionalImageLabel, figures.length === 0 ? [say(sentence`No pictures`)] : [], {
    indent: more,
    figures,
  });
}

type Shown = { label: string; content: PdfContent };

/** The pictures, the drawing or the signature of an answer. */
function figuresOf({ field }: DocField, answer: Answer, content: PdfContent): Figure[] {
  const { label } = field;
  if (field.type === 'image') return picturesOf(imagesIn(answer.value), { label, content });
  const sheet = field.type === 'whiteboard' ? imageIn(answer.value) : null;
  if (sheet !== null) return [drawingOf(sheet, { label, content })];
  const signature = field.kind === 'signature' ? signatureIn(answer) : null;
  return signature === null ? [] : [signatureFigure(signature, signature.name, content.speech)];
}

const picturesOf = (pictures: readonly FormPicture[], shown: Shown): Figure[] =>
  pictures.map((picture) => pictureFigure(picture, shown));

function pictureFigure({ id, filename, taken }: FormPicture, { label, content }: Shown): Figure {
  const picture = content.pictures.get(filename);
  const { say } = content.speech;
  if (!picture)
    return { alt: label, missing: say(sentence`A picture is kept with the form that cannot be shown here.`) };
  const layers = content.form.drawings.find(({ image_id }) => image_id === id)?.layers ?? [];
  const drawn = linesOf(layers, picture);
  const caption = taken?.source === 'gallery' ? say(sentence`From the gallery, ${content.said(taken.at)}`) : '';
  return { alt: say(sentence`Picture: ${label}`), caption, picture, ...(drawn && { drawn }) };
}

function drawingOf({ id, width, height }: FormPicture, { label, content }: Shown): Figure {
  const layers = content.form.drawings.find(({ canvas_id }) => canvas_id === id)?.layers ?? [];
  const drawn = linesOf(layers, { width: width ?? BLANK_SHEET.width, height: height ?? BLANK_SHEET.height });
  const { say } = content.speech;
  return drawn
    ? { alt: say(sentence`Drawing: ${label}`), isFramed: true, drawn }
    : { alt: label, missing: say(sentence`Nothing is drawn.`) };
}

export const signatureFigure = ({ trail }: Pick<Signature, 'trail'>, name: string, { say }: Speech): Figure => ({
  alt: say(sentence`Signature of ${name}`),
  most: 120,
  drawn: { ...SIGNATURE_SIZE, strokes: [{ trail, colour: '#16181b', thickness: 2.4 }] },
});

function linesOf(layers: readonly string[], { width, height }: { width: number; height: number }): Lines | null {
  const strokes = layers.flatMap((json) => {
    const layer = parseLayer(json);
    if (layer === null) return [];
    const scale = width / layer.canvasWidth;
    return layer.strokes.map(({ trail, strokeColor, strokeThickness }) => ({
      trail: trail.map(({ x, y }) => ({ x: x * scale, y: y * scale })),
      colour: hexOf(strokeColor),
      thickness: strokeThickness * scale,
    }));
  });
  return strokes.length === 0 ? null : { width, height, strokes };
}

/** White ink would not be seen on paper; unknown colours are black. */
function hexOf(colour: string): string {
  const ink = inkOf(colour);
  return /^#[0-9a-f]{6}$/i.test(ink) && ink.toLowerCase() !== '#ffffff' ? ink : '#16181b';
}
