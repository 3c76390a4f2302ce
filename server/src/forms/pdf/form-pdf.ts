import type { ShownForm, Signer } from '@fieldspan/contract/shown-form';
import { parseSignature } from '@fieldspan/contract/signature-json';
import { parseForm } from '@fieldspan/domain/form/parse-form';
import { formNumber } from '@fieldspan/domain/form-number';
import { signatureState } from '@fieldspan/domain/signature';
import { signatureFigure, writeAnswers } from './pdf-answers.ts';
import type { PdfContent } from './pdf-answers.ts';
import { lettersOf } from './pdf-fonts.ts';
import { PdfPage } from './pdf-page.ts';

export type FormPdf = PdfContent & {
  form: ShownForm;
  /** The SHA-256 of the shown revision and its drawings. */
  sha256: string;
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
  page.answered(name, [`${isSkipped ? 'did not sign' : 'signed'} ${at}`], {
    figures: isSkipped || signature === null ? [] : [signatureFigure(signature, name)],
  });
  if (isSkipped) page.text(`Reason: ${signature?.sigSkippedReason || 'none given'}`, { indent: 10 });
}

export const DRAWN_SINCE = 'Its pictures or sheets were drawn on since. Those strokes are no part of what was signed.';

export const PROOFS = {
  valid: 'Unchanged since this signature, checked by the server',
  changed: 'The form was changed after this signature',
  broken: 'Changed after this signature, and not by a revision: what is stored is not what was signed',
  unknown: 'Signed before the server kept proofs: nobody can tell whether it is unchanged',
} as const;
