/** The result of a suite of attacks. */
export type Counts = {
  name: string;
  tried: number;
  /** Refused properly, or returned nothing of the victim's. */
  refused: number;
  /** One line for each leak, with who got what. */
  leaks: string[];
  /** One line for each forbidden change. */
  writes: string[];
  /** Unexpected responses of status 500 and above. */
  crashes: string[];
};

export const noCounts = (name: string): Counts => ({ name, tried: 0, refused: 0, leaks: [], writes: [], crashes: [] });

/** A table, followed by the first failures. */
export function countsText(suites: readonly Counts[]): string {
  const rows = suites.map(({ name, tried, refused, leaks, writes, crashes }) =>
    [name.padEnd(34), ...[tried, refused, leaks.length, writes.length, crashes.length].map(column)].join(''),
  );
  const head = ['Attack'.padEnd(34), ...['tried', 'refused', 'leaks', 'writes', '5xx'].map(column)].join('');
  return [head, ...rows, ...suites.flatMap(wrongOf)].join('\n');
}

const column = (value: string | number): string => String(value).padStart(9);

const SHOWN = 20;

/** At most twenty of each kind. */
const wrongOf = ({ name, leaks, writes, crashes }: Counts): string[] => [
  ...leaks.slice(0, SHOWN).map((each) => `✗ ${name}: leak: ${each}`),
  ...writes.slice(0, SHOWN).map((each) => `✗ ${name}: write: ${each}`),
  ...crashes.slice(0, SHOWN).map((each) => `✗ ${name}: 5xx: ${each}`),
];

export const isClean = ({ leaks, writes, crashes }: Counts): boolean =>
  leaks.length + writes.length + crashes.length === 0;
