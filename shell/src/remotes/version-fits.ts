type Version = readonly [number, number, number];

const COMPARATOR = /^(\^|~|>=|<=|>|<|=)?v?(\d+)(?:\.(\d+))?(?:\.(\d+))?$/;

/**
 * Whether a version is in a range such as `^1.2.0` or `>=1.2 <3`, in package.json notation. An unreadable range counts
 * as fitting: the gate has checked every set before anybody gets it.
 */
export function versionFits(version: string, range: string): boolean {
  const actual = versionOf(version.split('.'));
  return range.split('||').some((each) =>
    each
      .trim()
      .split(/\s+/)
      .every((comparator) => fits(actual, comparator)),
  );
}

type Sign = (actual: Version, bound: Version) => boolean;

const SIGNS: Readonly<Record<string, Sign>> = {
  '': (actual, bound) => compared(actual, bound) === 0,
  '=': (actual, bound) => compared(actual, bound) === 0,
  '>': (actual, bound) => compared(actual, bound) > 0,
  '<': (actual, bound) => compared(actual, bound) < 0,
  '>=': (actual, bound) => compared(actual, bound) >= 0,
  '<=': (actual, bound) => compared(actual, bound) <= 0,
  '^': (actual, bound) => compared(actual, bound) >= 0 && compared(actual, afterCaret(bound)) < 0,
  '~': (actual, bound) => compared(actual, bound) >= 0 && compared(actual, [bound[0], bound[1] + 1, 0]) < 0,
};

function fits(actual: Version, comparator: string): boolean {
  const [, sign = '', ...bound] = COMPARATOR.exec(comparator) ?? [];
  return bound.length === 0 || (SIGNS[sign]?.(actual, versionOf(bound)) ?? true);
}

const versionOf = ([major, minor, patch]: readonly (string | undefined)[]): Version => [
  Number(major ?? 0),
  Number(minor ?? 0),
  Number(patch ?? 0),
];

/** The first version that may contain breaking changes. */
function afterCaret([major, minor, patch]: Version): Version {
  if (major > 0) return [major + 1, 0, 0];
  return minor > 0 ? [0, minor + 1, 0] : [0, 0, patch + 1];
}

const compared = (a: Version, b: Version): number => a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
