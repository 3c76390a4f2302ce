import type { ExportState } from '@fieldspan/contract/export-calls';
import type { ColumnType, Generated } from 'kysely';

type Instant = ColumnType<string, string | undefined, string>;

/** Tables for exporting and erasing companies; no generic call reads them. */
export type LeavingTables = {
  /** A zip of a company's records and files, made in the background. */
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
  /** A closed company that will be erased or has been erased. */
  company_erasure: {
    company_id: number;
    company_made_at: string;
    requested_at: Instant;
    erase_at: string;
    erased_at: string | null;
  };
};
