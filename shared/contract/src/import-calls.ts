import * as v from 'valibot';
import { post } from './call-shape.ts';

/** Models whose lists can be imported. */
export const IMPORT_MODELS = ['Contact', 'Job', 'Expense', 'Equipment', 'Material'] as const;
export type ImportModel = (typeof IMPORT_MODELS)[number];

/** `read`: only its meter was read. */
const IMPORT_OUTCOMES = ['new', 'changed', 'read', 'refused'] as const;
export type ImportOutcome = Exclude<(typeof IMPORT_OUTCOMES)[number], 'refused'>;

/** What a meter showed, and when: a list may have many of them for one piece. */
export const READING_FIELDS: readonly string[] = ['meter', 'read_at'];

const ColumnSchema = v.object({
  field: v.string(),
  label: v.string(),
  /** A new record needs it. */
  isRequired: v.boolean(),
  /** Records can be known by it. */
  isKey: v.boolean(),
});
export type ImportColumn = v.InferOutput<typeof ColumnSchema>;

const TableSchema = v.object({
  headings: v.array(v.string()),
  /** All rows below the headings, as texts. */
  rows: v.array(v.array(v.string())),
  /** What a list can fill. */
  columns: v.array(ColumnSchema),
  /** For each heading the field that it seems to mean. */
  mapping: v.array(v.nullable(v.string())),
});
export type ImportTable = v.InferOutput<typeof TableSchema>;

const AnswerSchema = v.object({
  rows: v.array(v.object({ row: v.number(), outcome: v.picklist(IMPORT_OUTCOMES), error: v.nullable(v.string()) })),
});
export type ImportAnswer = v.InferOutput<typeof AnswerSchema>;
export type ImportedRow = ImportAnswer['rows'][number];

/** Importing a list: it is read first, mapped and tried by the person, and then stored in parts. */
export const importCalls = {
  'ListImport/read': post(TableSchema),
  'ListImport/store': post(AnswerSchema),
} as const;

export type ImportPayloads = {
  'ListImport/read': { model: ImportModel; file: File };
  'ListImport/store': {
    model: ImportModel;
    /** Their numbers as a spreadsheet counts, and their texts by field. */
    rows: readonly { row: number; cells: Readonly<Record<string, string>> }[];
    /** The field by which records are known; empty makes each row a new record. */
    match: string;
    dry_run: 0 | 1;
    /** Keeps a list that is sent twice from being stored twice. */
    key: string;
  };
};
