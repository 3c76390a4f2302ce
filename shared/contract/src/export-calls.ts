import * as v from 'valibot';
import { get, post } from './call-shape.ts';

/** `ended`: it was there, and is not any more. */
const EXPORT_STATES = ['waiting', 'running', 'ready', 'failed', 'ended'] as const;
export type ExportState = (typeof EXPORT_STATES)[number];

const ExportSchema = v.object({
  id: v.number(),
  state: v.picklist(EXPORT_STATES),
  created_at: v.string(),
  /** Of models and files; 0 of 0 before it begins. */
  done: v.number(),
  total: v.number(),
  bytes: v.nullable(v.number()),
  /** Ends the address it is fetched from; null until it is ready and once it has ended. */
  filename: v.nullable(v.string()),
  ends_at: v.nullable(v.string()),
});
export type CompanyExport = v.InferOutput<typeof ExportSchema>;

/** The last export of the company; null without one. */
export const LastExportSchema = v.nullable(ExportSchema);

export const exportCalls = {
  'CompanyExport/last': get(LastExportSchema),
  'CompanyExport/start': post(v.object({ record_id: v.number() })),
} as const;

export type ExportPayloads = {
  'CompanyExport/last': Record<string, never>;
  'CompanyExport/start': Record<string, never>;
};
