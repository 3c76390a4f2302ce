import { createHash } from 'node:crypto';
import { filesOf } from '@fieldspan/domain/form/form-files';
import { parseForm } from '@fieldspan/domain/form/parse-form';
import { warningsOf } from '@fieldspan/domain/form/field-state';
import { signedContent } from '@fieldspan/domain/signed-content';
import type { Storage } from '../storage/storage.ts';
import { fileHash } from './file-hash.ts';

/** The content of one revision of a filled form. */
export type FormContent = {
  tenant_id: number;
  form_json: string | null;
  drawings_json: string;
  template_title: string | null;
  child_template_description: string | null;
  job_id: number | null;
  service_id: number | null;
  equipment_id: number | null;
  worksheet_id: number | null;
  customer_asset_id: number | null;
  about_user_id: number | null;
};

/** A signature as the signer sent it. */
export type Given = { name: string | null; completed_at: string | null; signature_json: string | null };

/** The SHA-256 of everything that somebody signed: answers, pictures, drawings and what was on the screen. */
export async function contentHash(storage: Storage, form: FormContent, given: Given): Promise<string> {
  return sha256Of((await signedText(storage, form, given)).text);
}

export const sha256Of = (text: string): string => createHash('sha256').update(text).digest('hex');

export type SignedText = { text: string; files: readonly { filename: string; sha256: string | null }[] };

/** Everything that somebody signed, as the text of which the hash is made. Files are in it by the hash of their bytes. */
export async function signedText(storage: Storage, form: FormContent, given: Given): Promise<SignedText> {
  const doc = parseForm(form.form_json);
  const names = doc === null ? [] : filesOf(doc).map(({ filename }) => filename);
  const files = await Promise.all(
    names.map(async (filename) => ({ filename, sha256: await fileHash(storage, form.tenant_id, filename) })),
  );
  const { job_id, service_id, equipment_id, worksheet_id, customer_asset_id, about_user_id } = form;
  // Left out of older forms, whose hashes were made without it.
  const about = about_user_id === null ? {} : { about_user_id };
  const text = signedContent({
    title: form.template_title,
    description: form.child_template_description,
    place: { job_id, service_id, equipment_id, worksheet_id, customer_asset_id, ...about },
    form: read(form.form_json),
    warnings: doc === null ? [] : warningsOf(doc),
    drawings: read(form.drawings_json),
    files,
    name: given.name,
    at: given.completed_at === null ? '' : new Date(given.completed_at).toISOString(),
    signature: read(given.signature_json),
  });
  return { text, files };
}

/** Parses JSON; text that is not JSON is used as it is. */
function read(json: string | null): unknown {
  try {
    return JSON.parse(json ?? 'null');
  } catch {
    return json;
  }
}
