import { knownDay } from './calendar-day.ts';

type Held = { user_id: number; title: string; expires: string | null };

/** People by kind of certificate; a cell is the certificate that counts, or null. */
export type CertificateMatrix<P, C> = {
  titles: string[];
  rows: { person: P; cells: (C | null)[] }[];
};

/**
 * Shows which person has which certificate. Of several certificates of one kind the one that expires last counts; one
 * without expiry always wins. Kinds are sorted by the number of people who hold them, most first.
 */
export function certificateMatrix<P extends { id: number }, C extends Held>(
  people: readonly P[],
  certificates: readonly C[],
): CertificateMatrix<P, C> {
  const byPerson = Map.groupBy(certificates, ({ user_id }) => user_id);
  const here = new Set(people.map(({ id }) => id));
  const holders = new Map<string, Set<number>>();
  for (const { title, user_id } of certificates.filter((each) => here.has(each.user_id))) {
    holders.set(title, (holders.get(title) ?? new Set()).add(user_id));
  }
  const titles = [...holders]
    .toSorted(([a, one], [b, other]) => other.size - one.size || a.localeCompare(b))
    .map(([title]) => title);
  const rows = people.map((person) => ({
    person,
    cells: titles.map((title) => latest((byPerson.get(person.id) ?? []).filter((each) => each.title === title))),
  }));
  return { titles, rows };
}

const endOf = ({ expires }: Held): string => knownDay(expires) ?? '9999-12-31';

function latest<C extends Held>(held: readonly C[]): C | null {
  return held.toSorted((one, other) => endOf(other).localeCompare(endOf(one)))[0] ?? null;
}
