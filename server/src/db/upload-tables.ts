import type { ColumnType, Generated } from 'kysely';

type Instant = ColumnType<string, string | undefined, string>;

export type UploadTables = {
  /** A file of which not all has arrived, or that has arrived and was not stored yet. */
  begun_upload: {
    id: Generated<number>;
    tenant_id: number;
    created_by: number;
    /** Chosen by the sender. */
    upload_key: string;
    bytes: number;
    arrived: Generated<number>;
    created_at: Instant;
    updated_at: Instant;
  };
  /** What has arrived of it; `filename` is its object in the file store. */
  begun_upload_part: {
    id: Generated<number>;
    tenant_id: number;
    begun_id: number;
    starts_at: number;
    bytes: number;
    filename: string;
  };
};
