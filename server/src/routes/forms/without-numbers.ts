import { isRecord } from '@fieldspan/domain/form/json-shape';
import { storedSections } from '@fieldspan/domain/form/form-sections';

/** Removes the phone numbers from a form's lists of people: not everybody with a link to the form may have them. */
export function withoutNumbers(json: string | null): string | null {
  if (json === null || !json.includes('personnel-phone-list')) return json;
  const sections = storedSections(json);
  return sections === null ? json : JSON.stringify(sections.map(section));
}

function section(stored: unknown): unknown {
  if (!isRecord(stored) || !Array.isArray(stored['fields'])) return stored;
  return { ...stored, fields: stored['fields'].map(field) };
}

function field(stored: unknown): unknown {
  if (!isRecord(stored) || stored['type'] !== 'personnel-phone-list' || !Array.isArray(stored['value'])) return stored;
  const people: readonly unknown[] = stored['value'];
  return { ...stored, value: people.map(nameOnly) };
}

const nameOnly = (person: unknown): unknown => (isRecord(person) ? { ...person, phone: '' } : person);
