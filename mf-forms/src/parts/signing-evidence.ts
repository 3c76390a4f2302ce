import type { Signature, SigningEvidence } from '@fieldspan/domain/signature';
import { signedContent } from '@fieldspan/domain/signed-content';
import { sha256 } from './sha-256.ts';

/** What stood on the screen: sections as they are stored, and what the answers warn of. */
export type SignedForm = { sections: readonly unknown[]; warnings: readonly string[] };

/** The same signature with the proof of what it was given for; as it is where none can be made. */
export async function withEvidence(signature: Signature, form: SignedForm, at: string): Promise<Signature> {
  const hash = await sha256(signedContent({ ...form, name: signature.name, at }));
  if (hash === '') return signature;
  const ext: SigningEvidence = { hash, at, language: document.documentElement.lang || 'en' };
  return { ...signature, ext };
}

/** Whether the form is still what was signed; null where nobody can tell. */
export async function isUnchanged({ name, ext }: Signature, form: SignedForm): Promise<boolean | null> {
  if (ext === undefined) return null;
  const hash = await sha256(signedContent({ ...form, name, at: ext.at }));
  return hash === '' ? null : hash === ext.hash;
}
