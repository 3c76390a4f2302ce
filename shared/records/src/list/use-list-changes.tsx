import { deleteWithWord } from '@fieldspan/federation/delete-with-word';
import { lazyScreen } from '@fieldspan/federation/lazy-screen';
import { useLocation, useNavigate } from '@fieldspan/federation/router';
import { Wait } from '@fieldspan/federation/wait';
import type { ListQuery } from '@fieldspan/api/queries/list-query';
import type { ModelName } from '@fieldspan/contract/models';
import type { DataTable } from '@fieldspan/ui/data-table';
import { useState } from 'react';
import type { ComponentProps } from 'react';
import { BulkActions } from './bulk-actions.tsx';
import type { EngineRow, ListEntry } from '../entry.ts';
import { mayChangeRows } from '../entry-access.ts';
import { useCurrentUser } from '../current-user.ts';

type TableChanges<R extends EngineRow> = Partial<
  Pick<ComponentProps<typeof DataTable<R>>, 'onEdit' | 'onDelete' | 'isLocked' | 'selection'>
>;
type Selected = { href: string; keys: ReadonlySet<string | number>; isAll: boolean };

type Listed<N extends ModelName, R extends EngineRow> = {
  entry: ListEntry<N, R>;
  /** The rows of the shown page. */
  rows: readonly R[];
  request: ListQuery<N>;
  /** How many there are on all pages. */
  count: number | undefined;
};

const AllActions = lazyScreen(async () => (await import('./all-actions.tsx')).AllActions);

const NONE: ReadonlySet<string | number> = new Set();

/** The table's props for changing rows; none for people who may not. */
export function useListChanges<N extends ModelName, R extends EngineRow>({
  entry,
  rows,
  request,
  count,
}: Listed<N, R>): TableChanges<R> {
  const { viewer } = useCurrentUser();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const href = pathname + search;
  const [{ href: selectedAt, keys, isAll: isAllThere }, setSelected] = useState<Selected>({
    href,
    keys: NONE,
    isAll: false,
  });
  const { model, changes, record } = entry;
  if (!changes || !mayChangeRows(entry, viewer)) return {};
  const { editTo, isLocked = () => false, bulk = [], Chosen } = changes;
  // Other rows clear the selection, so that nobody deletes rows that are out of sight.
  const selected = selectedAt === href ? keys : NONE;
  const isAll = selected.size > 0 && isAllThere;
  const select = (keysNow: ReadonlySet<string | number>) => setSelected({ href, keys: keysNow, isAll: false });
  const chosen = rows.filter((row) => selected.has(row.id) && !isLocked(row));
  return {
    isLocked,
    onEdit: (row) => void navigate(editTo(row)),
    onDelete: (row) => deleteWithWord(model, row, record.removed),
    selection: {
      selected,
      onSelect: select,
      count,
      isAll,
      onSelectAll: () => setSelected({ href, keys: selected, isAll: true }),
      actions: isAll ? (
        <Wait>
          <AllActions
            model={model}
            filters={request.filters}
            count={count ?? 0}
            bulk={bulk}
            onDone={() => select(NONE)}
          />
        </Wait>
      ) : (
        <>
          {Chosen && <Chosen ids={chosen.map(({ id }) => id)} />}
          <BulkActions model={model} record={record} chosen={chosen} bulk={bulk} onDone={() => select(NONE)} />
        </>
      ),
    },
  };
}
