import type { ModelName } from '@fieldspan/contract/models';
import type { RawBuilder, Sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import type { Identity } from '../db/identity.ts';
import type { Services, Session } from '../http/context.ts';

export type Expression = RawBuilder<unknown>;
export type Predicate = RawBuilder<boolean>;

/** Rows of one model in a statement being built, under an alias, as one person sees them. */
export type Rows = {
  identity: Identity;
  alias: string;
  sql: Sql;
  col: (field: string) => Expression;
  /** Some record of another model may be read; `on` says which, given its alias. */
  readableWhere: (model: ModelName, on: (alias: string) => Predicate) => Predicate;
  /** The record that a reference points to may be read. */
  mayRead: (model: ModelName, field: string) => Predicate;
};

/** Which rows a person may touch, as SQL: never filtered after LIMIT. */
export type RowScope = (rows: Rows) => Predicate;

export type Values = Record<string, unknown>;

/** A write under way, in its transaction. */
export type Write = {
  tx: Tx;
  session: Session;
  services: Services;
  /** The row before the write; null when it is created. */
  before: Values | null;
  /** Columns to be written; a hook may change them. */
  values: Values;
  /** Why the person changes it; null when they gave no reason. */
  reason: string | null;
  /** Whether the person may read a record: what a guard must know of another one. */
  mayRead: (model: ModelName, id: number) => Promise<boolean>;
};

/** A write that is done, still in its transaction. */
export type Written = Write & {
  id: number;
  /** Of the request, for links in mail. */
  headers: Headers;
  /** What must not happen for a write that is taken back: sending mail. Its failure is logged, nothing more. */
  afterCommit: (work: () => Promise<void>) => void;
};

/** The server's half of a model: what the contract leaves to it. */
export type Entry = {
  /** For `@scoped` in the contract's read rules. */
  read?: RowScope;
  /** References through which a record shows rows of this model: whoever may read that record may read the row. */
  shownBy?: readonly { model: ModelName; field: string }[];
  /** For `@scoped` in the contract's write rules. */
  write?: RowScope;
  /** Narrows deletes for everybody. */
  remove?: RowScope;
  /** Rows of other employers may be read as well; the read scope alone decides. */
  crossTenant?: true;
  /** Computed and masked fields. */
  columns?: Readonly<Record<string, (rows: Rows) => Expression>>;
  /** Read-only field that create sets to the person who asks. */
  author?: string;
  /** Fields that the contract calls read-only and save takes all the same; a hook checks them. */
  writable?: readonly string[];
  /** Relations that save takes as lists of ids: the list replaces what was linked. */
  links?: readonly string[];
  /** A deleted record does not go to the trash: link rows, what is one's own notice, access that ended (decision 0044). */
  goesForGood?: true;
  /** Generic calls that this model does not have. */
  without?: readonly ('create' | 'update' | 'delete')[];
  /** The slug opens something to whoever knows it, so it cannot be guessed. */
  secretSlug?: true;
  /** The slug opens the record's public page, so its random end is one that nobody tries out. */
  publicSlug?: true;
  /** A reference to this model is taken only when the record may be read: it would open it to others. */
  guarded?: true;
  /** Rows that a person may point to without reading them, beside those that they may read. */
  pointedTo?: RowScope;
  /** A reference whose record has one of these at most. */
  oneFor?: string;
  /** Refuses by throwing, or completes the values. */
  beforeSave?: (write: Write) => Promise<void> | void;
  /** Still in the transaction. */
  afterSave?: (write: Written) => Promise<void> | void;
  beforeDelete?: (write: Omit<Write, 'values' | 'reason' | 'mayRead'>) => Promise<void> | void;
  /** Refuses by throwing what can be stored no more: the values are those of a row of the trash. */
  beforeRestore?: (write: Pick<Write, 'tx' | 'session' | 'before' | 'values'>) => Promise<void> | void;
};
