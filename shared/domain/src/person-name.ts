export type NamedPerson = { first_name: string | null; last_name: string | null; email?: string };

/**
 * First and last name; if both are missing, what stands before the @ of the e-mail address, which is for those who need
 * it.
 */
export function personName(person: NamedPerson): string {
  const name = [person.first_name, person.last_name]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ');
  return name || (person.email ?? '').replace(/@.*$/, '');
}

/** Whether a person has both names; otherwise the account is still being set up. */
export function hasFullName({ first_name, last_name }: NamedPerson): boolean {
  return Boolean(first_name?.trim() && last_name?.trim());
}
