import type { Sentence } from '@fieldspan/contract/sentence';
import type { ShownForm, Signer } from '@fieldspan/contract/shown-form';
import { parseSignature } from '@fieldspan/contract/signature-json';
import { parseForm } from '@fieldspan/domain/form/parse-form';
import { formNumber } from '@fieldspan/domain/form-number';
import { signatureState } from '@fieldspan/domain/signature';
import { part, sentence } from '../../http/sentence.ts';
import type { Speech } from '../../notify/speech.ts';
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
  const { say } = content.speech;
  const title = form.child_template_description ?? form.template_title ?? say(sentence`Form`);
  const about = { title, author: form.company_name, letters: lettersOf(form) };
  const page = await PdfPage.open({ ...about, scale, at, speech: content.speech });
  writeHead(page, content, title);
  const doc = parseForm(form.form_json);
  if (doc === null) page.text(say(sentence`This form cannot be read.`));
  else writeAnswers(page, doc, content);
  writeSigners(page, content);
  page.gap(6);
  page.text(
    say(
      sentence`Number ${formNumber(form.id)} · revision ${form.revision} · SHA-256 of its answers and drawings ${sha256}`,
    ),
    {
      size: 7.5,
      colour: 'quiet',
    },
  );
  const { pages } = page;
  return { bytes: await page.end(`${form.company_name} · ${title} · ${formNumber(form.id)}`), pages };
}

function writeHead(page: PdfPage, { form, said, speech: { say } }: FormPdf, title: string): void {
  page.text([form.company_name, form.template_title].filter(Boolean).join(' · '), { colour: 'quiet' });
  page.heading(1, title);
  const facts = [form.place, form.equipment, form.contact, form.person].filter(Boolean).join(' · ');
  page.text(facts);
  const filler = form.author ?? part(sentence`somebody who has left`);
  page.text(say(sentence`Filled in by ${filler}, ${said(form.created_at)}`), { colour: 'quiet' });
  if (form.is_active === 0) page.text(say(sentence`This form is no longer active.`), { colour: 'red', weight: 600 });
  if (form.revision !== form.current_revision)
    page.text(say(sentence`This is revision ${form.revision}. The newest one is ${form.current_revision}.`), {
      colour: 'red',
    });
  for (const { revision, created_at, reason, author } of form.revisions)
    if (revision > 1 && revision <= form.revision)
      page.text(say(changeText({ at: said(created_at), author, reason })), { colour: 'red' });
}

type Change = { at: string; author: string | null; reason: string | null };

function changeText({ at, author, reason }: Change): Sentence {
  const who = author ?? part(sentence`somebody`);
  return sentence`Changed ${at} by ${who}: ${reason ?? part(sentence`no reason given`)}`;
}

function writeSigners(page: PdfPage, { form, said, speech }: FormPdf): void {
  if (form.participants.length === 0) return;
  page.section(() => {
    page.heading(2, speech.say(sentence`Signatures`));
    for (const signer of form.participants) writeSigner(page, signer, { said, speech });
  });
}

type Told = Pick<PdfContent, 'said' | 'speech'>;

export const signerName = ({ name }: Signer, { say }: Speech): string =>
  name || say(sentence`Invited by phone or e-mail`);

function writeSigner(page: PdfPage, signer: Signer, { said, speech }: Told): void {
  const { say } = speech;
  const name = [signerName(signer, speech), signer.company_name].filter(Boolean).join(', ');
  if (signer.completed_at === null) {
    const { declined_at: declined } = signer;
    const state = declined === null ? sentence`has not signed` : sentence`declined ${said(declined)}`;
    return page.answered(name, [say(state)]);
  }
  writeSignature(page, signer, { name, at: said(signer.completed_at), speech });
  if (signer.state !== null)
    page.text(say(PROOFS[signer.state]), { size: 8, colour: signer.state === 'valid' ? 'quiet' : 'red' });
  if (signer.is_drawn_since) page.text(say(DRAWN_SINCE), { size: 8, colour: 'red' });
  writeWithdrawal(page, signer, { said, speech });
}

export function writeWithdrawal(page: PdfPage, signer: Signer, { said, speech }: Told): void {
  const { withdrawn_at: at, withdrawn_reason: reason } = signer;
  if (at !== null) page.text(speech.say(sentence`Withdrawn ${said(at)}: ${reason ?? ''}`), { colour: 'red' });
}

type Given = { name: string; at: string; speech: Speech };

export function writeSignature(page: PdfPage, signer: Signer, { name, at, speech }: Given): void {
  const signature = parseSignature(signer.signature_json);
  const isSkipped = signatureState(signature) === 'skipped';
  page.answered(name, [speech.say(isSkipped ? sentence`did not sign ${at}` : sentence`signed ${at}`)], {
    figures: isSkipped || signature === null ? [] : [signatureFigure(signature, name, speech)],
  });
  if (!isSkipped) return;
  const reason = signature?.sigSkippedReason || part(sentence`none given`);
  page.text(speech.say(sentence`Reason: ${reason}`), { indent: 10 });
}

export const DRAWN_SINCE = sentence`Its pictures or sheets were drawn on since. Those strokes are no part of what was signed.`;

export const PROOFS = {
  valid: sentence`Unchanged since this signature, checked by the server`,
  changed: sentence`The form was changed after this signature`,
  broken: sentence`Changed after this signature, and not by a revision: what is stored is not what was signed`,
  unknown: sentence`Signed before the server kept proofs: nobody can tell whether it is unchanged`,
} as const;
