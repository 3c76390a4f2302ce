import * as v from 'valibot';
import { get, post } from './call-shape.ts';

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

/** The public page of a machine, for anybody with the link; without money, people or places. */
const PublicEquipmentSchema = v.object({
  slug: v.string(),
  description: v.string(),
  serial_num: v.nullable(v.string()),
  archived: v.picklist([0, 1]),
  type: v.string(),
  category: v.string(),
  color_hex: v.nullable(v.string()),
  next_service_date: v.nullable(v.string()),
  next_service_description: v.nullable(v.string()),
  next_service_mileage_or_time: v.nullable(v.string()),
  company_name: v.string(),
  /** Why and since when it must not be used; null if it may, missing in answers of older servers. */
  out_of_service: v.optional(v.nullable(v.object({ reason: v.string(), since: v.string() }))),
  /** The file name of its photo, for resources/equipment-pages/:slug/:filename. */
  photo: v.optional(v.nullable(v.string())),
  /** For people of its company: the piece, and the forms about its type. */
  for_colleagues: v.optional(
    v.nullable(
      v.object({
        id: v.number(),
        may_read: v.boolean(),
        inspections: v.array(v.object({ slug: v.string(), title: v.string() })),
      }),
    ),
  ),
});

/** A piece that a code names, and who has it: what is to be known before it is handed over. */
const ScannedPieceSchema = v.object({
  id: v.number(),
  slug: v.string(),
  description: v.string(),
  serial_num: v.nullable(v.string()),
  type: v.string(),
  kit_id: v.nullable(v.number()),
  /** Why it must not be used; null if it may. */
  out_of_service: v.nullable(v.string()),
  /** Its latest EquipmentCustody. */
  custody_id: v.nullable(v.number()),
  is_out: v.boolean(),
  to_user_id: v.nullable(v.number()),
  job_id: v.nullable(v.number()),
  place_id: v.nullable(v.number()),
  /** With whom and where it is, in words. */
  where: v.string(),
  /** The kit that the code names; missing or null if it names the piece itself. */
  of_kit: v.optional(v.nullable(v.string())),
});
export type ScannedPiece = v.InferOutput<typeof ScannedPieceSchema>;

/** What became of the pieces of a kit; each refused one with the reason. */
const FilledKitSchema = v.object({
  changed: v.number(),
  refused: v.array(v.object({ id: v.number(), name: v.string(), reason: v.string() })),
});
export type FilledKit = v.InferOutput<typeof FilledKitSchema>;

export const equipmentCalls = {
  'Equipment/public': get(PublicEquipmentSchema),
  'Equipment/scan': get(v.array(ScannedPieceSchema)),
  'Equipment/import': post(ImportSchema),
  'EquipmentKit/fill': post(FilledKitSchema),
  'Equipment/report-problem': post(v.unknown()),
} as const;

/** Payloads of the calls about equipment; see calls.ts. */
export type EquipmentPayloads = {
  'Equipment/public': { slug: string };
  'Equipment/scan': { code: string };
  /** `csv`: text with a line of headings. With `dry_run: 1` nothing is stored; `key` keeps a list from being stored twice. */
  'Equipment/import': { csv: string; dry_run: 0 | 1; key: string };
  /** Ids of pieces that go into a kit, and that leave it. A piece of another kit moves; one that has moved on stays there. */
  'EquipmentKit/fill': { id: number; added: readonly number[]; removed: readonly number[] };
  /** Whoever opens the public page (`slug`) may send it; `contact`: how they can be reached. */
  'Equipment/report-problem': { slug: string; text: string; contact?: string; client_key: string; file?: File };
};
