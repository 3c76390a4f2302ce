import { warningsOf } from '@fieldspan/domain/form/field-state';
import { parseForm } from '@fieldspan/domain/form/parse-form';

/** What the answers of a stored form warn of; nothing where it cannot be read. */
export function warningsIn(json: string | null): readonly string[] {
  const doc = parseForm(json);
  return doc === null ? [] : warningsOf(doc);
}
