import type { Canary, ReleaseSet } from '@fieldspan/contract/release';

/** Facts of a remote other than its live release: a canary, disabled, recalled. */
type FactKind = 'canary' | 'disabled' | 'recalled';

/** One fact of a set that differs from the set before. Without `of` it is the live release. */
export type SetChange = { remote: string; from: string | null; to: string | null; of?: FactKind | undefined };

/** Every id in a set by name, including the shell's. */
export function idsOf(set: Pick<ReleaseSet, 'shell' | 'remotes'> | null): Map<string, string> {
  if (set === null) return new Map();
  return new Map([
    ['shell', set.shell.id],
    ...Object.entries(set.remotes).map(([name, { id }]) => [name, id] as const),
  ]);
}

/** Splits `forms@1.2.3+0123456789ab` into remote and id. */
function recalledParts(recalled: string): { remote: string; id: string } {
  const [remote = '', id = ''] = recalled.split('@');
  return { remote, id };
}

const companiesIn = (word: string, companies: string[]): string =>
  companies.length === 0 ? '' : ` ${word} ${companies.join(', ')}`;

/** A canary in words: `1.1.0+0123456789ab at 10 % with pilot-co`. */
export function canaryWords({ to, percent, include, exclude }: Canary): string {
  return `${to} at ${percent} %${companiesIn('with', include)}${companiesIn('without', exclude)}`;
}

type Fact = { remote: string; of?: FactKind | undefined; value: string };

function recalledFacts({ recalled }: ReleaseSet): Fact[] {
  const byRemote = Map.groupBy(recalled.map(recalledParts), ({ remote }) => remote);
  return [...byRemote].map(([remote, parts]) => ({
    remote,
    of: 'recalled',
    value: parts
      .map(({ id }) => id)
      .sort()
      .join(' '),
  }));
}

function factsOf(set: ReleaseSet): Fact[] {
  return [
    ...[...idsOf(set)].map(([remote, value]) => ({ remote, value })),
    ...set.canaries.map((canary) => ({ remote: canary.remote, of: 'canary' as const, value: canaryWords(canary) })),
    ...Object.entries(set.remotes).flatMap(([remote, { disabled }]) =>
      disabled === null ? [] : [{ remote, of: 'disabled' as const, value: disabled }],
    ),
    ...recalledFacts(set),
  ];
}

/** The name of a fact among the facts of a set: `forms`, or `forms canary`. */
export const factKey = ({ remote, of }: Pick<Fact, 'remote' | 'of'>): string =>
  of === undefined ? remote : `${remote} ${of}`;

/** All facts of a set, by name. */
export function factMap(set: ReleaseSet): Map<string, Fact> {
  return new Map(factsOf(set).map((fact) => [factKey(fact), fact]));
}

/** The facts that differ from the set before, by name. */
export function changesBetween(before: ReleaseSet | null, after: ReleaseSet): SetChange[] {
  const old: Map<string, Fact> = before === null ? new Map() : factMap(before);
  const current = factMap(after);
  return [...new Set([...old.keys(), ...current.keys()])].sort().flatMap((key) => {
    const from = old.get(key);
    const to = current.get(key);
    const fact = to ?? from;
    if (fact === undefined || from?.value === to?.value) return [];
    const { value: _value, ...named } = fact;
    return [{ ...named, from: from?.value ?? null, to: to?.value ?? null }];
  });
}

/** One change of a set in words. */
export function changeWords({ remote, from, to, of }: SetChange): string {
  const [subject, before, after] =
    of === undefined ? [remote, 'not there', 'taken out'] : [`${remote} ${of}`, 'none', 'none'];
  return `${subject}: ${from ?? before} → ${to ?? after}`;
}
