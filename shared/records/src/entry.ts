import type { Profile } from '@fieldspan/api/profile';
import type { ListQuery } from '@fieldspan/api/queries/list-query';
import type { QueryValue } from '@fieldspan/api/queries/query-value';
import type { Blank } from '@fieldspan/contract/save';
import type { Meta } from '@fieldspan/contract/envelope';
import type { ModelName } from '@fieldspan/contract/models';
import type { PlaceName } from '@fieldspan/contract/places';
import type { FileField, GroupField, GroupUnit, SearchField, SortField, SumField } from '@fieldspan/contract/filters';
import type { CalendarDay } from '@fieldspan/domain/calendar-day';
import type { Message, RecordMessages } from '@fieldspan/domain/message';
import type { Viewer } from '@fieldspan/domain/access';
import type { Column, Sort } from '@fieldspan/ui/columns';
import type { Tiles } from '@fieldspan/ui/tile-rows';
import type { ComponentType, ReactNode } from 'react';
import type { Where } from './list/where.ts';
import type { Choice, Choices, Field } from './field.ts';
import type { TabPlace } from './page/tab-place.tsx';

/**
 * A registry entry: everything the engine knows about one model. Lists, record pages and forms are rendered from it;
 * the engine itself knows no model by name. Texts are English and are translated when they are rendered.
 */
export type EngineRow = { id: number; slug: string; version?: number };

/** A record as it was read before editing; a save sends its version. */
export type EngineRecord = EngineRow & { version: number };

/** The person who views a list or a record. */
export type CurrentUser = { viewer: Viewer; profile: Profile };

type Chip<N extends ModelName> = {
  key: string;
  label: Message;
  /** Without `any`, which the search uses. */
  filters: (currentUser: CurrentUser) => Where<N>;
  isShown?: (viewer: Viewer) => boolean;
  /** Shows how many rows it has; `alarm`: in red while there are any. */
  counts?: 'calm' | 'alarm';
};

/** One of the screens of an area; its address may depend on the date. */
type AreaTab = {
  key: string;
  label: Message;
  to: string | ((today: CalendarDay) => string);
  isShown?: (viewer: Viewer) => boolean;
};

/** A column whose header is translated when it is rendered. */
export type EntryColumn<
  R,
  K extends string = string,
  F extends string = string,
  S extends string = string,
  G extends string = string,
> = Omit<Column<R, K>, 'header'> & {
  header: Message;
  /** Hidden until somebody chooses it. */
  isOptional?: true;
  /** What its cells say in a downloaded file, if that is not the field of `sort`; several values stand beside each other. */
  inFile?: F | readonly F[];
  /** What its footer shows: the field added up over all rows that match, by the server. */
  sum?: { field: S; show: (total: number) => ReactNode };
  /** What rows are grouped by in this column, if the list can be grouped by it. */
  group?: ColumnGroup<G>;
};

/** A column of a list of a model. */
type ListColumn<N extends ModelName, R extends EngineRow> = EntryColumn<
  R,
  SortField<N>,
  FileField<N>,
  SumField<N>,
  GroupField<N>
> & {
  /** The field that people change in the cell; its rows need the field and their version. */
  field?: Field<N, R>;
};

/** A field, or the relation to the record that names the group; days and moments by their day or month. */
export type ColumnGroup<G extends string = string> = {
  by: G;
  unit?: GroupUnit;
  /** Names a group by its value; by default by the value itself. */
  name?: (value: string | number) => string;
};

/** Screens that share an entry of the main menu. */
export type Area = {
  title: Message;
  tabs: readonly AreaTab[];
  /** The place whose fills are also tabs of the area. */
  tabPlace?: { name: PlaceName; to: (key: string) => string };
};

/** A filter with options from the server: one of them, kept in the address by its id. */
export type ListPick<N extends ModelName> = {
  param: string;
  label: Message;
  /** The label for no choice: "Customer: all". */
  all: Message;
  /** The filters for the chosen record. */
  filters: (id: number) => Where<N>;
  choices: () => QueryValue<Choice[]>;
};

/** A filter by one of many records, found by typing; kept in the address by its id. */
export type ListSearch<N extends ModelName> = Pick<ListPick<N>, 'param' | 'label' | 'filters'> & {
  choices: (typed: string) => QueryValue<Choices>;
  /** The name of a chosen record; null for one that the person may not read. */
  nameOf: (id: number) => QueryValue<string | null>;
};

/** A checkbox beside the search that includes more rows; kept in the address as `{param}=1`. */
export type ListToggle<N extends ModelName> = {
  param: string;
  label: Message;
  /** The filters while the checkbox is ticked, and while it is not. */
  filters: (isOn: boolean) => Where<N>;
};

/** A breadcrumb; the last one is the page itself. */
export type Crumb = { label: string; to?: string };

/** Actions on rows of the list. */
export type ListChanges<N extends ModelName, R> = {
  /** Who may change rows here; by default people who may write every record. Others see no buttons and checkboxes. */
  isAllowed?: (viewer: Viewer) => boolean;
  editTo: (row: R) => string;
  /** A settled row can be neither edited nor deleted. */
  isLocked?: (row: R) => boolean;
  /** Values that can be saved to all selected rows at once. */
  bulk?: readonly { label: Message; icon: ReactNode; values: Blank<N> }[];
  /** Further actions on the selected rows. */
  Chosen?: ComponentType<{ ids: readonly number[] }>;
};

export type ListEntry<N extends ModelName, R extends EngineRow> = {
  model: N;
  title: Message;
  /** Shown beside the title. */
  status?: ReactNode;
  subtitle?: string;
  /** The breadcrumbs of a list that is below another one. */
  trail?: readonly Crumb[];
  /** Shown while nothing is searched and the first chip is chosen, such as the levels above the rows; with the number of rows. */
  overview?: { shown: ReactNode; count: number };
  /** The area whose tabs are above the list, and which of them this list is. */
  area?: { of: Area; tab: string };
  record: RecordMessages;
  searchLabel: Message;
  searchFields: readonly SearchField<N>[];
  chips: readonly [Chip<N>, ...Chip<N>[]];
  /** Path of the list under a chip. */
  path: (chip: string) => string;
  chipParam?: string;
  pick?: ListPick<N>;
  /** Further filters, by records that are searched for. */
  searches?: readonly ListSearch<N>[];
  /** Filters of the list's own, beside the searches, and how many of them are set; they are kept in the address. */
  ownFilters?: { shown: ReactNode; count: number };
  toggle?: ListToggle<N>;
  columns: readonly ListColumn<N, R>[];
  /** The list shows tiles, or its columns if the address contains `view=table`. */
  Tiles?: Tiles<R>;
  /** Draws the rows of all pages as tiles itself, instead of `Tiles`: it scrolls through them and selects them. */
  Board?: ComponentType<{ request: ListQuery<N>; empty: ReactNode }>;
  /** Further query parameters of the page, which stay in the address when the list changes it. */
  keeps?: readonly string[];
  /** Rows on a page; 50 by default. */
  pageSize?: number;
  defaultSort: Sort<SortField<N>>;
  rowsQuery: (query: ListQuery<N>) => QueryValue<{ rows: R[]; meta: Meta | null }>;
  /** The address that a row links to; left out if it has no page. */
  rowTo?: (row: R) => string;
  changes?: ListChanges<N, R>;
  /** Who sees the list; by default people who may read any record of the model. */
  mayRead?: (viewer: Viewer) => boolean;
  /** Beside the rows, above them on a narrow window: the levels that they belong to. */
  aside?: ReactNode;
  /** Beside the button that creates a record. */
  actions?: ReactNode;
  /** By default for people who may write every record. */
  create?: { label: Message; to: string; isAllowed?: (viewer: Viewer) => boolean };
  /** Lists of a spreadsheet can be imported; the model is one of `IMPORT_MODELS`. */
  imports?: true;
  /** Explains what these records are for, if there are none yet. */
  emptyHint: Message;
  /** The records open in a dialog over the list; `rowTo` returns their address and keeps the list's state. */
  opensOver?: true;
};

/** How a record of a list is shown in the dialog over it. */
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
  /** The position among the tabs of other remotes; by default the index in the list times ten. */
  order?: number;
  Panel?: ComponentType<{ record: D }>;
  isShown?: (viewer: Viewer, of: { profile: Profile; record: D }) => boolean;
};

export type FieldSection<N extends ModelName, D> = {
  title: Message;
  fields: readonly Field<N, D>[];
  /** Whether the record, or a new one, has this section; by default every one has it. */
  isShown?: (record: D | null) => boolean;
};

export type PageEntry<N extends ModelName, D extends EngineRecord> = {
  model: N;
  /** The singular: "Project". */
  record: Message;
  /** "New project". */
  newTitle: Message;
  list: { title: Message; to: string };
  /** The breadcrumbs of the record, if they are more than its list; null stands for a new one. */
  trailOf?: (record: D | null) => readonly Crumb[];
  recordQuery: (idOrSlug: string) => QueryValue<D>;
  titleOf: (record: D) => string;
  subtitleOf?: (record: D) => string | null;
  Status?: ComponentType<{ record: D }>;
  /** Actions on it, beside the heading. */
  Actions?: ComponentType<{ record: D }>;
  /** Shown above the fields of the tab `details`. */
  Above?: ComponentType<{ record: D }>;
  /** Shown below them. */
  Below?: ComponentType<{ record: D }>;
  /** In order; the engine renders the tab `details` from the sections. */
  tabs: readonly [Tab<D>, ...Tab<D>[]];
  /** The place that other remotes fill. */
  tabPlace?: TabPlace<D>;
  tabTo: (idOrSlug: string | number, tab: string) => string;
  /** Who may change this record, or a new one; by default people who may write every record of the model. */
  canWrite?: (currentUser: CurrentUser, record: D | null) => boolean;
  /** The fields that the person may change; all by default. */
  changes?: (currentUser: CurrentUser, field: string) => boolean;
  sections: readonly FieldSection<N, D>[];
  /** Shown after a save, instead of "Record Saved!". */
  saidAfter?: Message;
  /** The initial values of a new record. */
  blank: Blank<N>;
};

export const DETAILS = 'details';
/** Stands for the id of a record that does not exist yet. */
export const NEW = 'new';
