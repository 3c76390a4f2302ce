import { warningsOf } from './engine/field-state.ts';
import type { FormDoc } from './engine/form-types.ts';
import { parseForm } from './engine/parse-form.ts';
import type { SignedForm } from './parts/signing-evidence.ts';

/** A stored form as a signature vouches for it: the sections as they are kept, and what the answers warn of. */
export function signedForm(json: string | null): SignedForm {
  const doc = parseForm(json);
  return doc === null ? { sections: [], warnings: [] } : { sections: sectionsOf(doc), warnings: warningsOf(doc) };
}

const sectionsOf = ({ sections }: FormDoc): readonly unknown[] => sections.map(({ raw }) => raw);
