import type { Profile } from '@fieldspan/api/profile';
import type { ListQuery } from '@fieldspan/api/queries/list-query';
import type { QueryValue } from '@fieldspan/api/queries/query-value';
import type { Blank } from '@fieldspan/contract/save';
import type { Meta } from '@fieldspan/contract/envelope';
import type { ModelName } from '@fieldspan/contract/models';
import type { PlaceName } from '@fieldspan/contract/places';
import type { SearchField, SortField } from '@fieldspan/contract/filters';
import type { CalendarDay } from '@fieldspan/domain/calendar-day';
import type { Message, RecordMessages } from '@fieldspan/domain/message';
import type { Viewer } from '@fieldspan/domain/access';
import type { Column, Sort } from '@fieldspan/ui/columns';
import type { Tiles } from '@fieldspan/ui/tile-rows';
import type { ComponentType, ReactNode } from 'react';
import type { Where } from './list/where.ts';
import type { Choice, Field } from './field.ts';
import type { TabPlace } from './page/tab-place.tsx';

/**
 * A registry entry: all that the engine knows of one model. Lists, record pages and forms are drawn from it;
 * nothing in the engine knows a model by name. Texts are English and are translated when they are drawn.
 */
export type EngineRow = { id: number; slug: string; version?: number };

/** A record as it was read to be changed; a save says over which version it was typed. */
export type EngineRecord = EngineRow & { version: number };

/** Who looks at a list or a record. */
export type Onlooker = { viewer: Viewer; profile: Profile };

type Chip<N extends ModelName> = {
  key: string;
  label: Message;
  /** Without `any`: that is what the search asks. */
  filters: (onlooker: Onlooker) => Where<N>;
  isShown?: (viewer: Viewer) => boolean;
};

/** One of the screens of an area; where it leads may depend on the day. */
type AreaTab = {
  key: string;
  label: Message;
  to: string | ((today: CalendarDay) => string);
  isShown?: (viewer: Viewer) => boolean;
};

/** A column whose header is translated when it is drawn. */
export type EntryColumn<R, K extends string = string> = Omit<Column<R, K>, 'header'> & { header: Message };

/** Screens that belong together under one entry of the main menu. */
export type Area = {
  title: Message;
  tabs: readonly AreaTab[];
  /** The place whose fills are tabs of the area too. */
  tabPlace?: { name: PlaceName; to: (key: string) => string };
};

/** A filter whose choices the server knows: one of them, kept in the address by its id. */
export type ListPick<N extends ModelName> = {
  param: string;
  label: Message;
  /** Stands for no choice: "Customer: all". */
  all: Message;
  /** Rows of the chosen record. */
  filters: (id: number) => Where<N>;
  choices: () => QueryValue<Choice[]>;
};

/** A box beside the search that lets more rows in; kept in the address as `{param}=1`. */
export type ListToggle<N extends ModelName> = {
  param: string;
  label: Message;
  /** Rows that are shown while the box is ticked, and while it is not. */
  filters: (isOn: boolean) => Where<N>;
};

/** A step on the way to a page; the last one is the page itself. */
export type Crumb = { label: string; to?: string };

/** What can be done with rows in the list itself. */
export type ListChanges<N extends ModelName, R> = {
  /** Who changes rows here, where that is not whoever may write every record: the others see neither buttons nor boxes. */
  isAllowed?: (viewer: Viewer) => boolean;
  editTo: (row: R) => string;
  /** A settled row can be neither edited nor deleted. */
  isLocked?: (row: R) => boolean;
  /** Values that can be saved to all selected rows at once. */
  bulk?: readonly { label: Message; icon: ReactNode; values: Blank<N> }[];
};

export type ListEntry<N extends ModelName, R extends EngineRow> = {
  model: N;
  title: Message;
  /** Stands beside the title. */
  status?: ReactNode;
  subtitle?: string;
  /** The way to a list that lies below another one. */
  trail?: readonly Crumb[];
  /** What stands there while nothing is searched, such as the levels above the rows; and how many rows there would be. */
  overview?: { shown: ReactNode; count: number };
  /** The area whose tabs stand above the list, and which of them this list is. */
  area?: { of: Area; tab: string };
  record: RecordMessages;
  searchLabel: Message;
  searchFields: readonly SearchField<N>[];
  chips: readonly [Chip<N>, ...Chip<N>[]];
  /** Path of the list under a chip. */
  path: (chip: string) => string;
  chipParam?: string;
  pick?: ListPick<N>;
  toggle?: ListToggle<N>;
  columns: readonly EntryColumn<R, SortField<N>>[];
  /** The list shows tiles, or its columns where the address says `view=table`. */
  Tiles?: Tiles<R>;
  /** Rows of one page, where it is not 50. */
  pageSize?: number;
  defaultSort: Sort<SortField<N>>;
  rowsQuery: (query: ListQuery<N>) => QueryValue<{ rows: R[]; meta: Meta | null }>;
  /** Where a row leads; left out where it has no page. */
  rowTo?: (row: R) => string;
  changes?: ListChanges<N, R>;
  /** Who sees the list at all, where that is not whoever may read any record of the model. */
  mayRead?: (viewer: Viewer) => boolean;
  /** For who may write every record, unless it says for whom. */
  create?: { label: Message; to: string; isAllowed?: (viewer: Viewer) => boolean };
  /** Says what these records are for, where there are none yet. */
  emptyHint: Message;
  /** The records open in a dialog over the list; `rowTo` says their address and keeps what the list shows. */
  opensOver?: true;
};

/** How a record of a list shows in the dialog over it. */
export type OpenEntry<N extends ModelName, D extends EngineRecord> = Pick<
  PageEntry<N, D>,
  | 'model'
  | 'record'
  | 'newTitle'
  | 'recordQuery'
  | 'titleOf'
  | 'Status'
  | 'Above'
  | 'Below'
  | 'canWrite'
  | 'sections'
  | 'blank'
>;

export type Tab<D> = {
  key: string;
  label: Message;
  /** Where it stands among the tabs that other remotes put beside it; its place in the list times ten unless said. */
  order?: number;
  Panel?: ComponentType<{ record: D }>;
  isShown?: (viewer: Viewer, of: { profile: Profile; record: D }) => boolean;
};

export type FieldSection<N extends ModelName, D> = { title: Message; fields: readonly Field<N, D>[] };

export type PageEntry<N extends ModelName, D extends EngineRecord> = {
  model: N;
  /** One of them: "Project". */
  record: Message;
  /** "New project". */
  newTitle: Message;
  list: { title: Message; to: string };
  /** The way to the record, where its list is not the whole of it; null stands for a new one. */
  trailOf?: (record: D | null) => readonly Crumb[];
  recordQuery: (idOrSlug: string) => QueryValue<D>;
  titleOf: (record: D) => string;
  subtitleOf?: (record: D) => string | null;
  Status?: ComponentType<{ record: D }>;
  /** What can be done with it, beside the heading. */
  Actions?: ComponentType<{ record: D }>;
  /** Stands above the fields of the tab called `details`. */
  Above?: ComponentType<{ record: D }>;
  /** Stands below them. */
  Below?: ComponentType<{ record: D }>;
  /** In order; the engine draws the one called `details` from the sections. */
  tabs: readonly [Tab<D>, ...Tab<D>[]];
  /** What others add to them. */
  tabPlace?: TabPlace<D>;
  tabTo: (idOrSlug: string | number, tab: string) => string;
  /** Who changes this record, or a new one, where that is not whoever may write every record of the model. */
  canWrite?: (onlooker: Onlooker, record: D | null) => boolean;
  /** Of who can: which fields. Without it all. */
  changes?: (onlooker: Onlooker, field: string) => boolean;
  sections: readonly FieldSection<N, D>[];
  /** Said after a save, where it is not "Record Saved!". */
  saidAfter?: Message;
  /** What a new record starts with. */
  blank: Blank<N>;
};

export const DETAILS = 'details';
/** Stands for the id of a record that does not exist yet. */
export const NEW = 'new';
