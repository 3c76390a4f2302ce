import type { NotifyChoice } from '@fieldspan/contract/messaging-calls';
import type { ModelName } from '@fieldspan/contract/models';
import type { Row } from '@fieldspan/contract/query';
import type { ColumnType, Generated } from 'kysely';
import type { FactorTables, SessionProof } from './factor-tables.ts';
import type { LeavingTables } from './leaving-tables.ts';
import type { SignOnTables } from './sign-on-tables.ts';
import type { TabletTables } from './tablet-tables.ts';

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
  /** Whether the person signs in; without it they are one company's invitation, or work without an address. */
  user: { is_account: ColumnType<boolean, boolean | undefined, boolean> };
  /** Form templates that were to be filled in before it began, and were not. */
  time_log: {
    asked_form_ids: ColumnType<
      readonly number[] | null,
      readonly number[] | null | undefined,
      readonly number[] | null
    >;
  };
  user_token: { token_hash: string; session_id: number | null };
  library_upload: { sha256: string | null; turns: Generated<number>; earlier_names: Generated<string[]> };
  message_thread_user: { notify: Generated<NotifyChoice> };
  /** The server's, over all that was signed. */
  company_form_acknowledgement: { content_hash: string | null };
};

/** Tables that are not in the contract; only the system role reaches them. */
type PrivateTables = {
  user_secret: {
    user_id: number;
    password_hash: string | null;
    /** May open sessions of other people with the master key (provider staff). */
    master_key_allowed: ColumnType<boolean, boolean | undefined, boolean>;
  };
  session: SessionProof & {
    id: Generated<number>;
    user_id: number;
    cookie_hash: string;
    api_key_hash: string;
    created_at: Instant;
    last_used_at: Instant;
    idle_until: string;
    expires_at: string;
    token_expiry: string;
    user_agent: string | null;
    address: string | null;
  };
  reset_token: {
    id: Generated<number>;
    user_id: number;
    token_hash: string;
    created_at: Instant;
    expires_at: string;
    used_at: string | null;
  };
  /** Attempts; limits.ts counts them through rate-limiter-flexible. */
  rate_limit: { key: string; points: number; expire: number | null };
  /** A browser or an address from which somebody has signed in. */
  known_device: {
    id: Generated<number>;
    user_id: number;
    token_hash: string;
    address: string;
    created_at: Instant;
    last_used_at: Instant;
  };
  terms: { id: Generated<number>; hash: string; body: string; published_at: Instant };
  schema_migration: { name: string; hash: string; applied_at: Instant };
  /** Partners that a company lets in, by address. */
  channel_partner: { id: Generated<number>; tenant_id: number; email: string; created_at: Instant };
  /** Companies among whose people users can be switched. */
  demo_company: { tenant_id: number };
  /** How releases do, by people. */
  release_vote: {
    env: string;
    remote: string;
    release: string;
    user_id: number;
    tenant_id: number;
    day: string;
    kind: 'shown' | 'failed';
    at: Instant;
  };
  /** People of the demo, whose password is published. */
  demo_person: { user_id: number };
  setup_link: {
    id: Generated<number>;
    user_id: number;
    token_hash: string;
    created_at: Instant;
    expires_at: string;
    used_at: string | null;
  };
  /** The last number given out, by kind of document, scope and year. */
  number_series: { tenant_id: number; kind: string; scope: string; year: number; last: number };
  /** The secret of a mailed invitation. */
  invitation: {
    id: Generated<number>;
    tenant_id: number;
    permission_id: number;
    token_hash: string;
    created_at: Instant;
    expires_at: string;
  };
  /** A company that is made when the mailed link is opened. */
  registration: {
    id: Generated<number>;
    token_hash: string;
    company_name: string;
    first_name: string;
    last_name: string;
    email: string;
    password_hash: string;
    referral: string | null;
    created_at: Instant;
    expires_at: string;
    used_at: string | null;
  };
  /** A new address that waits for its link to be opened. */
  email_change: {
    id: Generated<number>;
    user_id: number;
    email: string;
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
  /** Rows of deleted records, as they were; the record itself is the first. */
  trash_row: {
    id: Generated<number>;
    tenant_id: number;
    trash_id: number;
    table_name: string;
    record_id: number;
    content: string;
  };
  /** A filled form as it was each time it was stored; rows are added and never changed. */
  company_form_revision: {
    id: Generated<number>;
    tenant_id: number;
    form_id: number;
    revision: number;
    form_json: string | null;
    drawings_json: ColumnType<string, string | undefined, never>;
    job_id: number | null;
    service_id: number | null;
    equipment_id: number | null;
    worksheet_id: number | null;
    customer_asset_id: number | null;
    expiry: string | null;
    is_deactivated: ColumnType<number, number | undefined, never>;
    reason: string | null;
    created_by: number | null;
    created_at: Instant;
  };
  /** Questions that a template asked before it was changed; the database writes it. */
  form_template_version: {
    id: Generated<number>;
    tenant_id: number;
    form_template_id: number | null;
    child_template_id: number | null;
    form_json: string | null;
    replaced_at: Instant;
  };
  /** How the public page of a record may be opened; none is open at the record's own slug. */
  public_link: {
    id: Generated<number>;
    tenant_id: number;
    model: string;
    record_id: number;
    slug: string | null;
    is_on: ColumnType<number, number | undefined, number>;
    ends_at: string | null;
    changed_by: number | null;
    created_at: Instant;
    updated_at: Instant;
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
} & PrivateTables &
  FactorTables &
  SignOnTables &
  TabletTables &
  LeavingTables;
