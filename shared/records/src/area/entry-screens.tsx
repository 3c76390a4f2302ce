import type { ModelName } from '@fieldspan/contract/models';
import { foundQuery } from '@fieldspan/api/queries/found';
import { readAhead } from '@fieldspan/api/queries/read-ahead';
import { readingAhead } from '@fieldspan/federation/read-ahead';
import type { ScreenReadingAhead } from '@fieldspan/federation/read-ahead';
import type { Params } from '@fieldspan/federation/router';
import { useParams, useSearchParams } from '@fieldspan/federation/router';
import { DETAILS, NEW } from '../entry.ts';
import type { EngineRecord, EngineRow, ListEntry, OpenEntry, PageEntry } from '../entry.ts';
import { readListAhead } from '../list/read-list-ahead.ts';
import { RecordList } from '../list/record-list.tsx';
import { OpenRecord } from '../page/open-record.tsx';
import { RecordPage } from '../page/record-page.tsx';

/** The screen of a list. @param chipParam the part of the path that names the chip */
export function listScreen<N extends ModelName, R extends EngineRow>(
  entry: ListEntry<N, R>,
  chipParam?: string,
): ScreenReadingAhead {
  const chipOf = (params: Params) => (chipParam === undefined ? undefined : params[chipParam]);
  function ListScreen() {
    return <RecordList entry={entry} chip={chipOf(useParams())} />;
  }
  return readingAhead(ListScreen, ({ params, search }) => {
    readListAhead(entry, { search, chip: chipOf(params) ?? null });
  });
}

type OpeningList<N extends ModelName, R extends EngineRow, D extends EngineRecord> = {
  list: ListEntry<N, R>;
  record: OpenEntry<N, D>;
  /** The part of the path that names the open record; without it `?open=` does. */
  slugParam?: string;
};

/** The screen of a list whose records open over it. */
export function openingListScreen<N extends ModelName, R extends EngineRow, D extends EngineRecord>({
  list,
  record,
  slugParam,
}: OpeningList<N, R, D>): ScreenReadingAhead {
  const slugOf = (params: Params, search: URLSearchParams) =>
    slugParam === undefined ? search.get('open') : (params[slugParam] ?? null);
  function OpeningListScreen() {
    const params = useParams();
    const [search] = useSearchParams();
    return (
      <>
        <RecordList entry={list} />
        <OpenRecord entry={record} slug={slugOf(params, search)} path={list.path(list.chips[0].key)} />
      </>
    );
  }
  return readingAhead(OpeningListScreen, ({ params, search }) => {
    readListAhead(list, { search, chip: null });
    readRecordAhead(record, slugOf(params, search));
  });
}

type PagePath<D extends EngineRecord> = {
  /** The parts of a path that name the record; the first that is there. */
  record: readonly string[];
  tab?: string;
  /** Whether the path names the record under what it belongs to, such as its project; by default every path does. */
  isUnder?: (record: D, params: Params) => boolean;
};

/** The screen of a record. */
export function pageScreen<N extends ModelName, D extends EngineRecord>(
  entry: PageEntry<N, D>,
  { record, tab, isUnder }: PagePath<D>,
): ScreenReadingAhead {
  const namedIn = (params: Params) => record.map((name) => params[name]).find((named) => named !== undefined) ?? NEW;
  function PageScreen() {
    const params = useParams();
    const named = tab === undefined ? undefined : params[tab];
    return (
      <RecordPage
        entry={entry}
        idOrSlug={namedIn(params)}
        tab={named ?? DETAILS}
        isHere={(found) => isUnder?.(found, params) ?? true}
      />
    );
  }
  return readingAhead(PageScreen, ({ params }) => readRecordAhead(entry, namedIn(params)));
}

function readRecordAhead<N extends ModelName, D extends EngineRecord>(
  { recordQuery }: Pick<PageEntry<N, D>, 'recordQuery'>,
  idOrSlug: string | null,
): void {
  if (idOrSlug !== null && idOrSlug !== NEW) readAhead(foundQuery(recordQuery(idOrSlug)));
}
