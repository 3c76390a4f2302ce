import type { NotifyChoice } from '@fieldspan/contract/messaging-calls';
import type { ModelName } from '@fieldspan/contract/models';
import type { Row } from '@fieldspan/contract/query';
import type { ColumnType, Generated } from 'kysely';

/** `MessageThread` → `message_thread`. */
type Snake<S extends string> = S extends `${infer Head}${infer Tail}`
  ? Tail extends Uncapitalize<Tail>
    ? `${Lowercase<Head>}${Snake<Tail>}`
    : `${Lowercase<Head>}_${Snake<Tail>}`
  : S;

/**
 * Columns of a model's table as `pg` reads them here: bigint and numeric as number, instants as ISO text, json as
 * its text. Computed fields of the contract (tosUpToDate, hours_logged, …) have no column.
 */
type Columns<T> = { [K in keyof T]: ColumnType<T[K], T[K] | undefined, T[K]> };

type ModelTables = { [N in ModelName as Snake<N>]: Columns<Row<N>> };

type Instant = ColumnType<string, string | undefined, string>;

/** Columns that no call answers. */
type HiddenColumns = {
  user_token: { token_hash: string; session_id: number | null };
  library_upload: { sha256: string | null; turns: Generated<number>; earlier_names: Generated<string[]> };
  message_thread_user: { notify: Generated<NotifyChoice> };
};

/** Tables that are not in the contract; only the system role reaches them. */
type PrivateTables = {
  user_secret: {
    user_id: number;
    password_hash: string | null;
    /** May open sessions of other people with the master key (provider staff). */
    master_key_allowed: ColumnType<boolean, boolean | undefined, boolean>;
  };
  session: {
    id: Generated<number>;
    user_id: number;
    cookie_hash: string;
    api_key_hash: string;
    created_at: Instant;
    last_used_at: Instant;
    idle_until: string;
    expires_at: string;
    token_expiry: string;
  };
  reset_token: {
    id: Generated<number>;
    user_id: number;
    token_hash: string;
    created_at: Instant;
    expires_at: string;
    used_at: string | null;
  };
  login_attempt: { id: Generated<number>; account: string; address: string; created_at: Instant };
  terms: { id: Generated<number>; hash: string; body: string; published_at: Instant };
  schema_migration: { name: string; hash: string; applied_at: Instant };
  /** Partners that a company lets in, by address. */
  channel_partner: { id: Generated<number>; tenant_id: number; email: string; created_at: Instant };
  /** Companies among whose people users can be switched. */
  demo_company: { tenant_id: number };
  setup_link: {
    id: Generated<number>;
    user_id: number;
    token_hash: string;
    created_at: Instant;
    expires_at: string;
    used_at: string | null;
  };
  /** Who told a company of the product. */
  referral: { tenant_id: number; user_id: number; created_at: Instant };
  /** A browser that shows notifications; it goes with the session it was registered in. */
  push_device: {
    id: Generated<number>;
    user_id: number;
    session_id: number;
    endpoint: string;
    p256dh: string;
    auth: string;
    created_at: Instant;
    delivered_at: string | null;
  };
  /** What a person is to be told while the app is closed; requests may only put one in. */
  push_notice: {
    id: Generated<number>;
    tenant_id: number;
    user_id: number;
    payload: string;
    topic: string | null;
    urgent: Generated<boolean>;
    created_at: Instant;
  };
  /** When a person's devices stay silent; times of day as HH:MM:SS in the zone. */
  quiet_hours: { user_id: number; starts: string | null; ends: string | null; time_zone: Generated<string> };
  /** One notice on its way to one device. */
  push_delivery: {
    id: Generated<number>;
    device_id: number;
    payload: string;
    topic: string | null;
    urgent: Generated<boolean>;
    attempts: ColumnType<number, number | undefined, number>;
    due_at: Instant;
    created_at: Instant;
  };
  /** A form that somebody began to fill; requests may only put one in. */
  form_start: {
    id: Generated<number>;
    tenant_id: number;
    user_id: number;
    form_child_template_id: number;
    template_title: string;
    child_template_description: string;
    created_at: Instant;
  };
  /** Opens one form to one participant without an account. */
  signing_link: {
    id: Generated<number>;
    tenant_id: number;
    acknowledgement_id: number;
    token_hash: string;
    created_at: Instant;
    expires_at: string;
    opened_at: string | null;
  };
  /** Small facts of the installation: VAPID keys, when the demo was seeded. */
  installation: { key: string; value: string };
  /** Each press of the clock as it arrived. The person's own rows are within reach, no call answers them. */
  time_punch: {
    id: Generated<number>;
    tenant_id: number;
    user_id: number;
    time_log_id: number;
    kind: 'in' | 'out' | 'switch' | 'arrive' | 'same';
    at: string;
    received_at: Instant;
    waited_ms: ColumnType<number, number | undefined, number>;
    lat: number | null;
    long: number | null;
    accuracy_m: number | null;
    distance_m: number | null;
    client_key: string | null;
  };
};

export type Schema = {
  [T in keyof ModelTables]: T extends keyof HiddenColumns ? ModelTables[T] & HiddenColumns[T] : ModelTables[T];
} & PrivateTables;
