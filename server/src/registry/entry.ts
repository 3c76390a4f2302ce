import type { ModelName } from '@fieldspan/contract/models';
import type { RawBuilder, Sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import type { Identity } from '../db/identity.ts';
import type { Services, Session } from '../http/context.ts';
import type { UserCount } from './trash/gather.ts';

export type Expression = RawBuilder<unknown>;
export type Predicate = RawBuilder<boolean>;

/** Rows of one model in a statement that is being built, under an alias, with the rights of one person. */
export type Rows = {
  identity: Identity;
  alias: string;
  sql: Sql;
  col: (field: string) => Expression;
  /** A predicate: the person may read at least one record of another model that matches `on`. */
  readableWhere: (model: ModelName, on: (alias: string) => Predicate) => Predicate;
  /** A predicate: the person may read the record that the reference field points to. */
  mayRead: (model: ModelName, field: string) => Predicate;
};

/** Which rows a person may access, as SQL. It is part of the WHERE clause and never filters after LIMIT. */
export type RowScope = (rows: Rows) => Predicate;

export type Values = Record<string, unknown>;

/** A write that is in progress, inside its transaction. */
export type Write = {
  tx: Tx;
  session: Session;
  services: Services;
  /** The row before the write; null when it is created. */
  before: Values | null;
  /** The column values to write; a hook may change them. */
  values: Values;
  /** Why the person changes it; null when they gave no reason. */
  reason: string | null;
  /** Whether the person may read another record; guards use it. */
  mayRead: (model: ModelName, id: number) => Promise<boolean>;
};

/** A write that is done, but whose transaction is still open. */
export type Written = Write & {
  id: number;
  /** Headers of the request; links in mail take their origin from them. */
  headers: Headers;
  /**
   * Runs work after the commit that must not happen if the transaction rolls back, such as sending mail. If it fails,
   * the failure is only logged.
   */
  afterCommit: (work: () => Promise<void>) => void;
};

/** The server-side rules of a model, which the contract does not contain. */
export type Entry = {
  /** Implements `@scoped` in the contract's read rules. */
  read?: RowScope;
  /** References that make rows of this model readable: everybody who may read the referring record may read the row. */
  shownBy?: readonly { model: ModelName; field: string }[];
  /** Implements `@scoped` in the contract's write rules. */
  write?: RowScope;
  /** A further condition for reading and writing; it applies to everybody, also to people who may touch every record. */
  within?: RowScope;
  /** An extra condition for deletes; it applies to everybody. */
  remove?: RowScope;
  /** People may also read rows of other tenants; the read scope alone decides. */
  crossTenant?: true;
  /** Expressions for computed and masked fields. */
  columns?: Readonly<Record<string, (rows: Rows) => Expression>>;
  /** How `like` finds rows by a field, where an index knows more than the text itself; null for text that it cannot find. */
  searches?: Readonly<Record<string, (rows: Rows, text: string) => Predicate | null>>;
  /**
   * How rows are found whose field has this value, where a condition of its own is quicker than the field's expression. It
   * is true or false, never null, and means the same; null for a value that it does not know.
   */
  values?: Readonly<Record<string, (rows: Rows, value: string) => Predicate | null>>;
  /** Read-only field that create sets to the current user. */
  author?: string;
  /** Fields that the contract marks as read-only but that save accepts; a hook checks them. */
  writable?: readonly string[];
  /** Relations that save accepts as lists of ids; the list replaces the existing links. */
  links?: readonly string[];
  /**
   * A delete does not move the record to the trash: link rows, personal notifications, access that ended (decision
   * 0044).
   */
  goesForGood?: true;
  /** Parts that must not go to the trash with the record, and so keep it where it is. */
  keptBy?: (tx: Tx, at: { tenantId: number; id: number }) => Promise<UserCount[]>;
  /** Generic calls that this model does not offer. */
  without?: readonly ('create' | 'update' | 'delete')[];
  /** Everybody who knows the slug gets access to something, so it is a secret that cannot be guessed. */
  secretSlug?: true;
  /** The slug opens the record's public page, so its random suffix is long enough to resist guessing. */
  publicSlug?: true;
  /**
   * A reference to this model is accepted only from somebody who may read the record, because the reference opens it to
   * others.
   */
  guarded?: true;
  /** Rows that a person may refer to without being able to read them, in addition to readable rows. */
  pointedTo?: RowScope;
  /** The reference field of the owner; each owner has at most one record of this model. */
  oneFor?: string;
  /** Throws to refuse the write, or completes the values. */
  beforeSave?: (write: Write) => Promise<void> | void;
  /** Runs inside the transaction. */
  afterSave?: (write: Written) => Promise<void> | void;
  beforeDelete?: (write: Omit<Write, 'values' | 'reason' | 'mayRead'>) => Promise<void> | void;
  /** Runs after the delete was committed. */
  afterDelete?: (deleted: Pick<Write, 'session' | 'services'> & { before: Values }) => void;
  /** Throws if a row from the trash can no longer be stored. `values` is that row. */
  beforeRestore?: (write: Pick<Write, 'tx' | 'session' | 'before' | 'values'>) => Promise<void> | void;
};
