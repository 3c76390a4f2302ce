import * as v from 'valibot';
import { get, post } from './call-shape.ts';

/** `ended`: the export has expired. */
const EXPORT_STATES = ['waiting', 'running', 'ready', 'failed', 'ended'] as const;
export type ExportState = (typeof EXPORT_STATES)[number];

const ExportSchema = v.object({
  id: v.number(),
  state: v.picklist(EXPORT_STATES),
  created_at: v.string(),
  /** Progress in models and files; 0 of 0 before it starts. */
  done: v.number(),
  total: v.number(),
  bytes: v.nullable(v.number()),
  /** The last part of the download URL; null until it is ready and after it has expired. */
  filename: v.nullable(v.string()),
  ends_at: v.nullable(v.string()),
});
export type CompanyExport = v.InferOutput<typeof ExportSchema>;

/** The company's last export; null if there is none. */
export const LastExportSchema = v.nullable(ExportSchema);

export const exportCalls = {
  'CompanyExport/last': get(LastExportSchema),
  'CompanyExport/start': post(v.object({ record_id: v.number() })),
} as const;

export type ExportPayloads = {
  'CompanyExport/last': Record<string, never>;
  'CompanyExport/start': Record<string, never>;
};
