import type { ColumnType, Generated } from 'kysely';
import type { FeedTables } from './feed-tables.ts';

type Instant = ColumnType<string, string | undefined, string>;

/** Tables for shared tablets, PINs and calendars: other ways in than a password. Only the system role may access them. */
export type TabletTables = FeedTables & {
  tablet: {
    id: Generated<number>;
    tenant_id: number;
    name: string;
    token_hash: string;
    created_at: Instant;
    last_used_at: string | null;
    /** People clock in and out there, and cannot sign in. */
    is_kiosk: Generated<boolean>;
    public_key: string | null;
    private_key: string | null;
  };
  kiosk_place: { tablet_id: number; tenant_id: number; job_id: number };
  person_pin: { tenant_id: number; user_id: number; pin_hash: string; changed_at: Instant };
};
