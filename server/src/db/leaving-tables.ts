import type { ExportState } from '@fieldspan/contract/export-calls';
import type { ColumnType, Generated } from 'kysely';

type Instant = ColumnType<string, string | undefined, string>;

/** Exports and erasures of companies; no call answers their rows as they are. */
export type LeavingTables = {
  /** A company's records and files as a zip, made in the background. */
  company_export: {
    id: Generated<number>;
    tenant_id: number;
    created_at: Instant;
    requested_by: number | null;
    state: ColumnType<ExportState, ExportState | undefined, ExportState>;
    done: Generated<number>;
    total: Generated<number>;
    touched_at: Instant;
    filename: string | null;
    bytes: number | null;
    ends_at: string | null;
  };
  /** A company that is closed and will be, or was, erased. */
  company_erasure: {
    company_id: number;
    company_made_at: string;
    requested_at: Instant;
    erase_at: string;
    erased_at: string | null;
  };
};
