import type { Canary, ReleaseSet } from '@fieldspan/contract/release';

/** What a set says of a remote beside the release that is live: part of the companies get another, it is off, it was recalled. */
type FactKind = 'canary' | 'disabled' | 'recalled';

/** One fact of a set that differs from the set before it. Without `of` it is the release that is live. */
export type SetChange = { remote: string; from: string | null; to: string | null; of?: FactKind | undefined };

/** Every id of a set by name, the shell included under its own. */
export function idsOf(set: Pick<ReleaseSet, 'shell' | 'remotes'> | null): Map<string, string> {
  if (set === null) return new Map();
  return new Map([
    ['shell', set.shell.id],
    ...Object.entries(set.remotes).map(([name, { id }]) => [name, id] as const),
  ]);
}

/** `forms@1.2.3+0123456789ab` as remote and id. */
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

/** Everything that a set says, by the fact's name. */
export function factMap(set: ReleaseSet): Map<string, Fact> {
  return new Map(factsOf(set).map((fact) => [factKey(fact), fact]));
}

/** What a set changes against the one before it, by name. */
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
