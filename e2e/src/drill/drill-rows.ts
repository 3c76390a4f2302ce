import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FAULTS, type Fault, PLACES, type Place } from './faults.ts';

/** The results in the cells of one line. */
export type DrillRow = { remote: string; place: Place; cells: Partial<Record<Fault, string>> };

const fileOf = (folder: string, { remote, place }: DrillRow): string => join(folder, `${remote}-${place}.json`);

export async function keepRow(folder: string, row: DrillRow): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(fileOf(folder, row), JSON.stringify(row));
}

/** The rows that the tests have stored, by remote and place. */
export async function keptRows(folder: string): Promise<DrillRow[]> {
  const names = await readdir(folder).catch(() => []);
  const rows: DrillRow[] = [];
  for (const name of names) rows.push(JSON.parse(await readFile(join(folder, name), 'utf8')));
  return rows.toSorted((a, b) => a.remote.localeCompare(b.remote) || orderOf(a) - orderOf(b));
}

const orderOf = ({ place }: DrillRow): number => PLACES.indexOf(place);

/** The whole table, with one line for each remote and place. */
export function tableOf(rows: readonly DrillRow[]): string {
  const lines = [
    ['remote', 'file', ...FAULTS],
    ...rows.map(({ remote, place, cells }) => [remote, place, ...FAULTS.map((fault) => cells[fault] ?? '–')]),
  ];
  const widths = ['remote', 'file', ...FAULTS].map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)));
  return lines.map((line) => line.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ')).join('\n');
}
