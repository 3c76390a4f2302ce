/** What a suite of attacks came to. */
export type Counts = {
  name: string;
  tried: number;
  /** Answered with a clean refusal, or with nothing of the victim's. */
  refused: number;
  /** Each says who got what; empty when nothing leaked. */
  leaks: string[];
  /** Each says what changed that must not. */
  writes: string[];
  /** Answers of status 500 and above that were not expected. */
  crashes: string[];
};

export const noCounts = (name: string): Counts => ({ name, tried: 0, refused: 0, leaks: [], writes: [], crashes: [] });

/** A table, and below it the first of what went wrong. */
export function countsText(suites: readonly Counts[]): string {
  const rows = suites.map(({ name, tried, refused, leaks, writes, crashes }) =>
    [name.padEnd(34), ...[tried, refused, leaks.length, writes.length, crashes.length].map(column)].join(''),
  );
  const head = ['Attack'.padEnd(34), ...['tried', 'refused', 'leaks', 'writes', '5xx'].map(column)].join('');
  return [head, ...rows, ...suites.flatMap(wrongOf)].join('\n');
}

const column = (value: string | number): string => String(value).padStart(9);

const SHOWN = 20;

/** At most twenty a kind. */
const wrongOf = ({ name, leaks, writes, crashes }: Counts): string[] => [
  ...leaks.slice(0, SHOWN).map((each) => `✗ ${name}: leak: ${each}`),
  ...writes.slice(0, SHOWN).map((each) => `✗ ${name}: write: ${each}`),
  ...crashes.slice(0, SHOWN).map((each) => `✗ ${name}: 5xx: ${each}`),
];

export const isClean = ({ leaks, writes, crashes }: Counts): boolean =>
  leaks.length + writes.length + crashes.length === 0;
