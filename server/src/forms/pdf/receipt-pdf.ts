import type { ShownForm, Signer } from '@fieldspan/contract/shown-form';
import { formNumber } from '@fieldspan/domain/form-number';
import { sha256Of } from '../content-hash.ts';
import type { SignedText } from '../content-hash.ts';
import { DRAWN_SINCE, PROOFS, writeSignature } from './form-pdf.ts';
import { lettersOf } from './pdf-fonts.ts';
import { PdfPage } from './pdf-page.ts';

export type Receipt = {
  form: ShownForm;
  signer: Signer & { completed_at: string; content_hash: string };
  signed: SignedText;
  /** An instant in the reader's time zone. */
  said: (instant: string) => string;
  at: Date;
};

const ATTACHED = 'signed-content.json';

/** What one signer takes with them: what they signed, its hash, and the signed content itself as a file inside. */
export async function receiptPdf({ form, signer, signed, said, at }: Receipt): Promise<Buffer> {
  const title = form.child_template_description ?? form.template_title ?? 'Form';
  const name = signer.name || 'Invited by phone or e-mail';
  const heading = `Receipt of a signature: ${title}`;
  const page = await PdfPage.open({
    title: heading,
    author: form.company_name,
    scale: 1,
    at,
    letters: lettersOf([form, signer]),
  });
  page.text([form.company_name, form.template_title].filter(Boolean).join(' · '), { colour: 'quiet' });
  page.heading(1, heading);
  page.text(`Form ${formNumber(form.id)}, revision ${signer.revision ?? form.revision}`);
  page.section(() => {
    page.heading(2, 'Signature');
    writeSignature(page, signer, {
      name: [name, signer.company_name].filter(Boolean).join(', '),
      at: said(signer.completed_at),
    });
    page.text(`In universal time: ${signer.completed_at}`, { colour: 'quiet' });
    if (signer.withdrawn_at !== null)
      page.text(`Withdrawn ${said(signer.withdrawn_at)}: ${signer.withdrawn_reason ?? ''}`, { colour: 'red' });
  });
  // What is stored may not be what was signed; then it is not handed out as such.
  const isWhole = sha256Of(signed.text) === signer.content_hash;
  writeProof(page, { signer, files: isWhole ? signed.files : [] });
  writeMeaning(page, isWhole);
  if (isWhole)
    page.attach(ATTACHED, Buffer.from(signed.text), {
      type: 'application/json',
      about: 'What was signed. Its SHA-256 is the fingerprint of the receipt.',
    });
  return page.end(`${form.company_name} · ${title} · ${formNumber(form.id)} · ${name}`);
}

type Proof = Pick<Receipt, 'signer'> & Pick<SignedText, 'files'>;

function writeProof(page: PdfPage, { signer, files }: Proof): void {
  page.section(() => {
    page.heading(2, 'Fingerprint of what was signed (SHA-256)');
    page.text(grouped(signer.content_hash), { weight: 600, size: 11 });
    if (signer.state !== null)
      page.text(`${PROOFS[signer.state]}.`, { colour: signer.state === 'valid' ? 'quiet' : 'red' });
    if (signer.is_drawn_since) page.text(DRAWN_SINCE);
    for (const { filename, sha256 } of files)
      page.text(`Picture or file ${filename}: ${sha256 === null ? 'was missing' : grouped(sha256)}`, { size: 8 });
  });
}

function writeMeaning(page: PdfPage, isWhole: boolean): void {
  page.section(() => {
    page.heading(2, 'What this proves');
    page.text(MADE);
    page.text(isWhole ? INSIDE : NOT_INSIDE);
    page.text(SHOWS);
  });
}

const MADE =
  'The server made the fingerprint at the moment of signing: over the questions, the answers, the warnings, the drawings, the bytes of every picture and file, the place, the name, the moment and the signature. If any of these had been another, the fingerprint would be another.';
const INSIDE = `The signed content is a file inside this document (${ATTACHED}). Anybody can compute its SHA-256 and compare; each picture has its own, above.`;
const NOT_INSIDE = 'What is stored today has another fingerprint, so it is not inside this document.';
const SHOWS =
  'It shows that the form is what was signed. It does not show who held the device. Keep this receipt: a copy in your own hands is what nobody else can change.';

/** Easier to compare by eye. */
const grouped = (hex: string): string => hex.replaceAll(/(.{8})(?=.)/g, '$1 ');
