import type { FormDoc } from './form-types.ts';
import { parseForm } from './parse-form.ts';
import { withTemplateKeys } from './template-keys.ts';

/** Parses form_json of before every question had a key: each gets the one that the server would give it now. */
export const parseKeyedForm = (json: string | null): FormDoc | null =>
  parseForm(json === null ? null : withTemplateKeys(json));
