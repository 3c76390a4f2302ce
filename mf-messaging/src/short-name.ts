import { personName } from '@fieldspan/domain/person-name';
import type { NamedPerson } from '@fieldspan/domain/person-name';

/** What one calls somebody in passing; whoever has not said it yet goes by their whole name or address. */
export function shortName(person: NamedPerson): string {
  const first = person.first_name?.trim() ?? '';
  return first === '' ? personName(person) : first;
}
