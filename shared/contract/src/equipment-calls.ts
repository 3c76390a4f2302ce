import * as v from 'valibot';
import { post } from './call-shape.ts';

const OUTCOMES = ['new', 'changed', 'read', 'refused'] as const;

/** What became, or would become, of the rows of a list of equipment. */
const ImportSchema = v.object({
  /** Headings that say nothing to the product; their columns are left out. */
  unknown: v.array(v.string()),
  rows: v.array(
    v.object({
      /** The number of the row in the list, as a spreadsheet counts. */
      row: v.number(),
      name: v.string(),
      /** `read`: only its meter was read. */
      outcome: v.picklist(OUTCOMES),
      error: v.nullable(v.string()),
    }),
  ),
});
export type EquipmentImport = v.InferOutput<typeof ImportSchema>;

export const equipmentCalls = {
  'Equipment/import': post(ImportSchema),
  'Equipment/report-problem': post(v.unknown()),
} as const;

/** Payloads of the calls about equipment; see calls.ts. */
export type EquipmentPayloads = {
  /** `csv`: text with a line of headings. With `dry_run: 1` nothing is stored; `key` keeps a list from being stored twice. */
  'Equipment/import': { csv: string; dry_run: 0 | 1; key: string };
  /** Whoever opens the public page (`slug`) may send it; `contact`: how they can be reached. */
  'Equipment/report-problem': { slug: string; text: string; contact?: string; client_key: string; file?: File };
};
