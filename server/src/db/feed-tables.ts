import type { ColumnType, Generated } from 'kysely';

/** Addresses of calendar feeds; only the system role may access them. */
export type FeedTables = {
  calendar_feed: {
    id: Generated<number>;
    tenant_id: number;
    user_id: number;
    token_hash: string;
    sealed_token: string;
    created_at: ColumnType<string, string | undefined, string>;
    last_read_at: string | null;
  };
};
