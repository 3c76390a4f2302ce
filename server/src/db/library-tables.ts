import type { ColumnType, Generated } from 'kysely';

type Instant = ColumnType<string, string | undefined, string>;

export type LibraryTables = {
  /** Every folder with all that it lies in, itself included; kept by triggers. */
  library_folder_path: { tenant_id: number; folder_id: number; ancestor_id: number };
  /** What a link shows: a file or a folder with all in it. */
  library_share_item: {
    id: Generated<number>;
    tenant_id: number;
    share_id: number;
    library_file_id: number | null;
    folder_id: number | null;
  };
  /** What somebody asked for as one zip. */
  library_zip: {
    id: Generated<number>;
    tenant_id: number;
    created_at: Instant;
    zip_key: string;
    requested_by: number;
    file_ids: number[];
    folder_ids: number[];
  };
  /** The words of a stored file's text. */
  library_text: {
    id: Generated<number>;
    tenant_id: number;
    upload_id: number;
    state: 'read' | 'empty' | 'failed';
    words: Generated<string>;
    read_at: Instant;
  };
};
