import { alertError } from '@fieldspan/api/alerts';
import { importDone, readImport, storeImport } from '@fieldspan/api/import-list';
import type { ImportedRow, ImportModel, ImportPayloads, ImportTable } from '@fieldspan/contract/import-calls';
import { chunksOf } from '@fieldspan/domain/chunks-of';
import { t } from '@fieldspan/ui/i18n';
import { useRef, useState } from 'react';
import { contradictions, mappedRows, mappedTo } from './mapped-rows.ts';
import type { Mapping, SentRow } from './mapped-rows.ts';
import { shownLabel } from './shown-label.ts';

/** Rows of one call: the progress moves at least every second. */
const PART = 50;

/** A list that was chosen; a new key for each, because one is stored once. */
type List = { name: string; table: ImportTable; mapping: Mapping; match: string; key: string };

/** What became of the rows, or would become of them. */
export type Outcome = { isTrial: boolean; rows: readonly ImportedRow[]; isWhole: boolean };
type Progress = { done: number; total: number };

type Import = {
  list: List | null;
  outcome: Outcome | null;
  /** Null while nothing runs. */
  progress: Progress | null;
  isReading: boolean;
  choose: (file: File) => void;
  map: (at: number, field: string | null) => void;
  matchBy: (field: string) => void;
  run: (isTrial: boolean) => void;
  stop: () => void;
};

/** An import: a list is chosen, its columns are mapped, it is tried, and then it is stored. */
export function useImport(model: ImportModel): Import {
  const [list, setList] = useState<List | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [progress, setProgress] = useState<Progress | null>(null);
  const [isReading, setIsReading] = useState(false);
  const isStopping = useRef(false);
  const change = (part: Partial<List>) => {
    setOutcome(null);
    setList((now) => now && { ...now, ...part });
  };
  const choose = async (file: File) => {
    setIsReading(true);
    try {
      const table = await readImport(model, file);
      setOutcome(null);
      setList({ name: file.name, table, mapping: table.mapping, match: firstKey(table), key: crypto.randomUUID() });
    } catch (error) {
      alertError(error);
    } finally {
      setIsReading(false);
    }
  };
  const run = async (isTrial: boolean) => {
    if (list === null || progress !== null) return;
    isStopping.current = false;
    setOutcome(null);
    const mapped = mappedRows(list.table, list.mapping);
    const refused = twiceNamed(mapped, list);
    const rows = [...refused];
    const sent = mapped.filter(({ row }) => !refused.some((each) => each.row === row));
    try {
      for (const part of chunksOf(sent, PART)) {
        setProgress({ done: rows.length, total: mapped.length });
        rows.push(...(await storePart(list, { model, rows: part, dry_run: isTrial ? 1 : 0 })));
        if (isStopping.current) break;
      }
    } catch (error) {
      alertError(error);
    }
    // What is stored is shown, also after a part of it.
    if (!isTrial) await importDone(model);
    setProgress(null);
    setOutcome({ isTrial, rows: inOrder(rows), isWhole: rows.length === mapped.length });
  };
  return {
    list,
    outcome,
    progress,
    isReading,
    choose: (file) => void choose(file),
    map: (at, field) => {
      const mapping = mappedTo(list?.mapping ?? [], at, field);
      change({ mapping, ...(list && !mapping.includes(list.match) && { match: '' }) });
    },
    matchBy: (match) => change({ match }),
    run: (isTrial) => void run(isTrial),
    stop: () => {
      isStopping.current = true;
    },
  };
}

const inOrder = (rows: readonly ImportedRow[]): ImportedRow[] => rows.toSorted((one, other) => one.row - other.row);

const storePart = async (
  { match, key }: List,
  part: Pick<ImportPayloads['ListImport/store'], 'model' | 'rows' | 'dry_run'>,
): Promise<ImportedRow[]> => (await storeImport({ ...part, match, key })).rows;

/** Rows that contradict an earlier one of the list are refused before anything is sent. */
function twiceNamed(rows: readonly SentRow[], { match, table }: List): ImportedRow[] {
  const field = table.columns.find((column) => column.field === match)?.label ?? match;
  return [...contradictions(rows, match)].map(([row, earlier]) => ({
    row,
    outcome: 'refused' as const,
    error: t('Row {{earlier}} has the same {{field}} and says something else. Keep one of them, or correct it.', {
      earlier,
      field: shownLabel(field),
    }),
  }));
}

/** Records are known by the most certain field that the list has. */
const firstKey = ({ columns, mapping }: ImportTable): string =>
  columns.find(({ field, isKey }) => isKey && mapping.includes(field))?.field ?? '';
