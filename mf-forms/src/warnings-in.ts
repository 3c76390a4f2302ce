import { warningsOf } from '@fieldspan/domain/form/field-state';
import { parseForm } from '@fieldspan/domain/form/parse-form';

/** The warnings of a stored form's answers; none if it cannot be read. */
export function warningsIn(json: string | null): readonly string[] {
  const doc = parseForm(json);
  return doc === null ? [] : warningsOf(doc);
}
