import { personName } from '@fieldspan/domain/person-name';
import type { NamedPerson } from '@fieldspan/domain/person-name';

/** A person's first name; the whole name or e-mail address if there is none. */
export function shortName(person: NamedPerson): string {
  const first = person.first_name?.trim() ?? '';
  return first === '' ? personName(person) : first;
}
