import type { Release } from '@fieldspan/contract/release';
import { satisfies } from 'semver';
import type { ContractUse } from './contract-use.ts';
import type { Combination } from './gate-rules.ts';
import { complaintWords } from './type-questions.ts';

const label = (release: Release): string => `${release.remote} ${release.version}`;

/** The places that a release draws, with their versions. */
const placesOf = ({ manifest, places = {} }: Release): Record<string, string> => manifest?.places ?? places;

/** One place, its owner and version, and one remote that fills it. */
type Filled = { place: string; range: string; key: string; filler: Release; keeper: Release | null; given: string };

function fillsIn({ releases }: Combination): Filled[] {
  const keepers = new Map(
    [...releases.values()].flatMap((keeper) =>
      Object.entries(placesOf(keeper)).map(([place, given]) => [place, { keeper, given }] as const),
    ),
  );
  return [...releases.values()].flatMap((filler) =>
    Object.entries(filler.manifest?.fills ?? {}).flatMap(([place, fills]) =>
      fills.map(({ for: range, key, part, to }) => {
        const { keeper = null, given = '' } = keepers.get(place) ?? {};
        return { place, range, key: key ?? part ?? to ?? '', filler, keeper, given };
      }),
    ),
  );
}

/**
 * A place has one owner, its fills were written for its version, and no two fills of it have the same key. A fill of a
 * place without an owner does no harm: the owner may have been rolled back.
 */
export function placeProblems(combination: Combination): string[] {
  const keepers = Map.groupBy(
    [...combination.releases.values()].flatMap((release) =>
      Object.keys(placesOf(release)).map((place) => ({ place, release })),
    ),
    ({ place }) => place,
  );
  const twice = [...keepers].flatMap(([place, [one, other]]) =>
    one && other ? [`${label(one.release)} and ${label(other.release)} both keep the place ${place}`] : [],
  );
  const fills = fillsIn(combination);
  const unfit = fills.flatMap(({ place, range, filler, keeper, given }) =>
    keeper === null || satisfies(given, range)
      ? []
      : [`${label(filler)} fills ${place} ${range}; ${label(keeper)} gives ${given}`],
  );
  const same = [...Map.groupBy(fills, ({ place, key }) => `${place} ${key}`).values()].flatMap(([one, other]) =>
    one && other ? [`${label(one.filler)} and ${label(other.filler)} both fill ${one.place} as "${one.key}"`] : [],
  );
  return [...new Set([...twice, ...unfit, ...same])];
}

/** The props that the owner passes are those that the fill takes. */
function statementsFor(place: string): string[] {
  const name = JSON.stringify(place);
  return [
    `type Had = (typeof import('./keeper.js'))['places'][${name}];`,
    `type Takes = (typeof import('./filler.js'))['fills'][${name}];`,
    'export const given: Takes = some<Had>();',
  ];
}

const isTold = (text: string | undefined, place: string): text is string =>
  text?.includes(JSON.stringify(place)) === true;

/** Checks for every fill whether the fill takes the props that the owner of the place passes. */
export function placeUses(combination: Combination, recorded: (release: Release) => string | undefined): ContractUse[] {
  return fillsIn(combination).flatMap(({ place, range, filler, keeper, given }): ContractUse[] => {
    if (keeper === null || !satisfies(given, range)) return [];
    const [had, takes] = [recorded(keeper), recorded(filler)];
    if (!isTold(had, place) || !isTold(takes, place)) return [];
    const question = { files: { 'keeper.d.ts': had, 'filler.d.ts': takes }, statements: statementsFor(place) };
    return [{ user: filler, giver: keeper, name: place, range, given, question, wordsOf: complaintWords }];
  });
}
