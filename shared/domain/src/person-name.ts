export type NamedPerson = { first_name: string | null; last_name: string | null; email?: string };

/** First and last name; the e-mail address of somebody who has given neither. */
export function personName(person: NamedPerson): string {
  const name = [person.first_name, person.last_name]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ');
  return name || (person.email ?? '');
}

/** Whether somebody has said who they are; an account without both names is still being set up. */
export function hasFullName({ first_name, last_name }: NamedPerson): boolean {
  return Boolean(first_name?.trim() && last_name?.trim());
}
