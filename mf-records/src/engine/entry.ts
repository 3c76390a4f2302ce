import type { Profile } from '@fieldspan/api/profile';
import type { ListQuery } from '@fieldspan/api/queries/list-query';
import type { QueryValue } from '@fieldspan/api/queries/query-value';
import type { FieldValues } from '@fieldspan/api/save-record';
import type { Meta } from '@fieldspan/contract/envelope';
import type { ModelName } from '@fieldspan/contract/models';
import type { Filters } from '@fieldspan/contract/query';
import type { Viewer } from '@fieldspan/domain/access';
import type { Column, Sort } from '@fieldspan/ui/columns';
import type { ComponentType } from 'react';
import type { Field } from './field.ts';

/**
 * A registry entry: all that the engine knows of one model. Lists, record pages and forms are drawn from it;
 * nothing in the engine knows a model by name. Texts are English and are translated when they are drawn.
 */
export type EngineRow = { id: number; slug: string };

/** Who looks at a list or a record. */
export type Onlooker = { viewer: Viewer; profile: Profile };

type Chip = {
  key: string;
  label: string;
  filters: (onlooker: Onlooker) => Filters;
  isShown?: (viewer: Viewer) => boolean;
};

export type ListEntry<R extends EngineRow> = {
  title: string;
  /** One of them: "Project". */
  record: string;
  searchLabel: string;
  searchFields: readonly string[];
  chips: readonly [Chip, ...Chip[]];
  /** Path of the list under a chip. */
  path: (chip: string) => string;
  chipParam?: string;
  columns: readonly Column<R>[];
  defaultSort: Sort;
  rowsQuery: (query: ListQuery) => QueryValue<{ rows: R[]; meta: Meta | null }>;
  rowTo: (row: R) => string;
  /** Who sees the list at all; without it everybody. The server decides for itself. */
  mayRead?: (viewer: Viewer) => boolean;
  create?: { label: string; to: string; isAllowed: (viewer: Viewer) => boolean };
  /** Says what these records are for, where there are none yet. */
  emptyHint: string;
};

export type Tab<D> = {
  key: string;
  label: string;
  Panel?: ComponentType<{ record: D }>;
  isShown?: (viewer: Viewer) => boolean;
};

export type FieldSection<D> = { title: string; fields: readonly Field<D>[] };

export type PageEntry<D extends EngineRow> = {
  model: ModelName;
  record: string;
  list: { title: string; to: string };
  recordQuery: (idOrSlug: string) => QueryValue<D>;
  titleOf: (record: D) => string;
  subtitleOf?: (record: D) => string | null;
  Status?: ComponentType<{ record: D }>;
  /** In order; the engine draws the one called `details` from the sections. */
  tabs: readonly [Tab<D>, ...Tab<D>[]];
  tabTo: (idOrSlug: string | number, tab: string) => string;
  canWrite: (onlooker: Onlooker, record: D | null) => boolean;
  sections: readonly FieldSection<D>[];
  /** What a new record starts with. */
  blank: FieldValues;
};

export const DETAILS = 'details';
/** Stands for the id of a record that does not exist yet. */
export const NEW = 'new';
