import type { Sentence } from '@fieldspan/contract/sentence';
import type { ShownForm, Signer } from '@fieldspan/contract/shown-form';
import { formNumber } from '@fieldspan/domain/form-number';
import { sha256Of } from '../content-hash.ts';
import type { SignedText } from '../content-hash.ts';
import { sentence } from '../../http/sentence.ts';
import type { Speech } from '../../notify/speech.ts';
import { DRAWN_SINCE, PROOFS, signerName, writeSignature, writeWithdrawal } from './form-pdf.ts';
import { lettersOf } from './pdf-fonts.ts';
import { PdfPage } from './pdf-page.ts';

export type Receipt = {
  form: ShownForm;
  signer: Signer & { completed_at: string; content_hash: string };
  signed: SignedText;
  /** An instant in the reader's time zone. */
  said: (instant: string) => string;
  speech: Speech;
  at: Date;
};

const ATTACHED = 'signed-content.json';

/** What one signer takes with them: what they signed, its hash, and the signed content itself as a file inside. */
export async function receiptPdf({ form, signer, signed, said, speech, at }: Receipt): Promise<Buffer> {
  const { say } = speech;
  const title = form.child_template_description ?? form.template_title ?? say(sentence`Form`);
  const name = signerName(signer, speech);
  const heading = say(sentence`Receipt of a signature: ${title}`);
  const page = await PdfPage.open({
    title: heading,
    author: form.company_name,
    scale: 1,
    at,
    letters: lettersOf([form, signer]),
    speech,
  });
  page.text([form.company_name, form.template_title].filter(Boolean).join(' · '), { colour: 'quiet' });
  page.heading(1, heading);
  page.text(say(sentence`Form ${formNumber(form.id)}, revision ${signer.revision ?? form.revision}`));
  page.section(() => {
    page.heading(2, say(sentence`Signature`));
    writeSignature(page, signer, {
      name: [name, signer.company_name].filter(Boolean).join(', '),
      at: said(signer.completed_at),
      speech,
    });
    page.text(say(sentence`In universal time: ${signer.completed_at}`), { colour: 'quiet' });
    writeWithdrawal(page, signer, { said, speech });
  });
  // What is stored may not be what was signed; then it is not handed out as such.
  const isWhole = sha256Of(signed.text) === signer.content_hash;
  writeProof(page, { signer, files: isWhole ? signed.files : [], speech });
  writeMeaning(page, isWhole, speech);
  if (isWhole)
    page.attach(ATTACHED, Buffer.from(signed.text), {
      type: 'application/json',
      about: say(sentence`What was signed. Its SHA-256 is the fingerprint of the receipt.`),
    });
  return page.end(`${form.company_name} · ${title} · ${formNumber(form.id)} · ${name}`);
}

type Proof = Pick<Receipt, 'signer' | 'speech'> & Pick<SignedText, 'files'>;

function writeProof(page: PdfPage, { signer, files, speech: { say } }: Proof): void {
  page.section(() => {
    page.heading(2, say(sentence`Fingerprint of what was signed (SHA-256)`));
    page.text(grouped(signer.content_hash), { weight: 600, size: 11 });
    if (signer.state !== null)
      page.text(`${say(PROOFS[signer.state])}.`, { colour: signer.state === 'valid' ? 'quiet' : 'red' });
    if (signer.is_drawn_since) page.text(say(DRAWN_SINCE));
    for (const { filename, sha256 } of files) page.text(say(fileText(filename, sha256)), { size: 8 });
  });
}

const fileText = (filename: string, sha256: string | null): Sentence =>
  sha256 === null
    ? sentence`Picture or file ${filename}: was missing`
    : sentence`Picture or file ${filename}: ${grouped(sha256)}`;

function writeMeaning(page: PdfPage, isWhole: boolean, { say }: Speech): void {
  page.section(() => {
    page.heading(2, say(sentence`What this proves`));
    page.text(say(MADE));
    page.text(say(isWhole ? INSIDE : NOT_INSIDE));
    page.text(say(SHOWS));
  });
}

const MADE = sentence`The server made the fingerprint at the moment of signing: over the questions, the answers, the warnings, the drawings, the bytes of every picture and file, the place, the name, the moment and the signature. If any of these had been another, the fingerprint would be another.`;
const INSIDE = sentence`The signed content is a file inside this document (${ATTACHED}). Anybody can compute its SHA-256 and compare; each picture has its own, above.`;
const NOT_INSIDE = sentence`What is stored today has another fingerprint, so it is not inside this document.`;
const SHOWS = sentence`It shows that the form is what was signed. It does not show who held the device. Keep this receipt: a copy in your own hands is what nobody else can change.`;

/** Easier to compare by eye. */
const grouped = (hex: string): string => hex.replaceAll(/(.{8})(?=.)/g, '$1 ');
