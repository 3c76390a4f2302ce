import type { NotifyChoice } from '@fieldspan/contract/messaging-calls';
import type { ModelName } from '@fieldspan/contract/models';
import type { Row } from '@fieldspan/contract/query';
import type { ColumnType, Generated } from 'kysely';
import type { ClockTables } from './clock-tables.ts';
import type { FactorTables, SessionProof } from './factor-tables.ts';
import type { LeavingTables } from './leaving-tables.ts';
import type { LibraryTables } from './library-tables.ts';
import type { ListTables } from './list-tables.ts';
import type { SignOnTables } from './sign-on-tables.ts';
import type { TabletTables } from './tablet-tables.ts';
import type { PlanTables } from './plan-tables.ts';
import type { UploadTables } from './upload-tables.ts';

/** `MessageThread` → `message_thread`. */
type Snake<S extends string> = S extends `${infer Head}${infer Tail}`
  ? Tail extends Uncapitalize<Tail>
    ? `${Lowercase<Head>}${Snake<Tail>}`
    : `${Lowercase<Head>}_${Snake<Tail>}`
  : S;

/**
 * Columns of a model's table as our `pg` parsers return them: bigint and numeric as number, instants as ISO text, json
 * as text. Computed fields of the contract (tosUpToDate, hours_logged, …) have no column.
 */
type Columns<T> = { [K in keyof T]: ColumnType<T[K], T[K] | undefined, T[K]> };

type ModelTables = { [N in ModelName as Snake<N>]: Columns<Row<N>> };

type Instant = ColumnType<string, string | undefined, string>;

/** Columns that no call returns. */
type HiddenColumns = {
  /**
   * Whether the person can sign in. If not, the row is an invitation of one company, or somebody who works without an
   * e-mail address.
   */
  user: { is_account: ColumnType<boolean, boolean | undefined, boolean> };
  /** Form templates that should have been filled in before the log started, but were not. */
  time_log: {
    asked_form_ids: ColumnType<
      readonly number[] | null,
      readonly number[] | null | undefined,
      readonly number[] | null
    >;
  };
  /** Its serial number was doubled before those were checked. */
  equipment: { serial_shared: ColumnType<boolean | null, boolean | null | undefined, boolean | null> };
  /** When the process that splits it was last heard of. */
  plan_set: { touched_at: Instant };
  user_token: { token_hash: string; session_id: number | null };
  library_upload: { sha256: string | null; turns: Generated<number>; earlier_names: Generated<string[]> };
  library_share: { password_hash: string | null };
  message_thread_user: { notify: Generated<NotifyChoice> };
  /** The server's hash of everything that was signed. */
  company_form_acknowledgement: { content_hash: string | null };
  /** What the mail says, and when it is tried next. */
  form_mail: { note: string | null; zone: Generated<string>; origin: Generated<string>; due_at: Instant };
  /** Rows with `form_template_id` are earlier questions of a template itself; `of_version` is the record's version that was published. */
  form_template_version: { form_template_id: number | null; replaced_at: Instant; of_version: number | null };
};

/** Tables outside of the contract; only the system role may access them. */
type PrivateTables = {
  user_secret: {
    user_id: number;
    password_hash: string | null;
    /** Provider staff who may open other people's sessions with the master key. */
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
  /** Rate limit counters; limits.ts uses them through rate-limiter-flexible. */
  rate_limit: { key: string; points: number; expire: number | null };
  terms: { id: Generated<number>; hash: string; body: string; published_at: Instant };
  schema_migration: { name: string; hash: string; applied_at: Instant };
  /** Channel partners that a company allows, by e-mail address. */
  channel_partner: { id: Generated<number>; tenant_id: number; email: string; created_at: Instant };
  /** Companies where one can switch to another user without a password. */
  demo_company: { tenant_id: number };
  /** Votes of people on canary releases. */
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
  /** A registration; its company is created when the mailed link is opened. */
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
  /** A new e-mail address whose mailed link has not been opened yet. */
  email_change: {
    id: Generated<number>;
    user_id: number;
    email: string;
    token_hash: string;
    created_at: Instant;
    expires_at: string;
    used_at: string | null;
  };
  /** The person who recommended the product to a company. */
  referral: { tenant_id: number; user_id: number; created_at: Instant };
  /** A browser that receives push messages; it is deleted with the session that registered it. */
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
  /** A push message for a person, not yet split by device; requests may only insert. */
  push_notice: {
    id: Generated<number>;
    tenant_id: number;
    user_id: number;
    payload: string;
    topic: string | null;
    urgent: Generated<boolean>;
    /** What it is about; null for messages of people, and for what cannot be turned off. */
    kind: Generated<string | null>;
    /** The project and the call that it is about. */
    job_id: Generated<number | null>;
    service_id: Generated<number | null>;
    created_at: Instant;
  };
  /** One push message for one device, with its retries. */
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
  /** A form that somebody started to fill in; requests may only insert. */
  form_start: {
    id: Generated<number>;
    tenant_id: number;
    user_id: number;
    form_child_template_id: number;
    template_title: string;
    child_template_description: string;
    created_at: Instant;
  };
  /** A link with which one participant can open one form without an account. */
  signing_link: {
    id: Generated<number>;
    tenant_id: number;
    acknowledgement_id: number;
    token_hash: string;
    created_at: Instant;
    expires_at: string;
    opened_at: string | null;
  };
  /** Rows of deleted records; the record itself is the first. */
  trash_row: {
    id: Generated<number>;
    tenant_id: number;
    trash_id: number;
    table_name: string;
    record_id: number;
    content: string;
  };
  /** A snapshot of a filled form for each save; rows are only ever inserted. */
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
    about_user_id: number | null;
    expiry: string | null;
    is_deactivated: ColumnType<number, number | undefined, never>;
    reason: string | null;
    created_by: number | null;
    created_at: Instant;
  };
  /** What a search looks in of a filled form; derived from its newest revision. */
  company_form_words: {
    tenant_id: number;
    form_id: number;
    revision: number;
    flagged_count: number;
    words: string;
  };
  /** Who has a child template open in an editor. */
  form_template_editor: {
    tenant_id: number;
    child_template_id: number;
    user_id: number;
    since: Instant;
    seen_at: Instant;
  };
  /** Settings of a record's public page. Without a row, the page is open at the record's own slug. */
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
  /** Values of the installation: VAPID keys, when the demo was seeded. */
  installation: { key: string; value: string };
};

export type Schema = {
  [T in keyof ModelTables]: T extends keyof HiddenColumns ? ModelTables[T] & HiddenColumns[T] : ModelTables[T];
} & PrivateTables &
  ClockTables &
  FactorTables &
  SignOnTables &
  TabletTables &
  LeavingTables &
  LibraryTables &
  ListTables &
  PlanTables &
  UploadTables;
