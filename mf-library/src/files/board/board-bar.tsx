import type { ListQuery } from '@fieldspan/api/queries/list-query';
import { AllActions } from '@fieldspan/records/list/all-actions';
import { SelectBar } from '@fieldspan/ui/table/select-bar';
import { ChosenActions } from '../chosen/chosen-actions.tsx';
import { NOTHING } from './board-selection.ts';
import type { BoardSelection } from './board-selection.ts';

type BoardBarProps = {
  request: ListQuery<'LibraryFile'>;
  count: number;
  /** How many files are on this page. */
  loaded: number;
  selection: BoardSelection;
  select: (selection: BoardSelection) => void;
};

/** How many files are selected, and what can be done with them. */
export function BoardBar({ request, count, loaded, selection, select }: BoardBarProps) {
  const { files, isAll } = selection;
  const done = () => select(NOTHING);
  return (
    <SelectBar
      selected={new Set(files.keys())}
      onSelect={done}
      rows={loaded}
      count={count}
      isAll={isAll}
      onSelectAll={() => select({ ...selection, isAll: true })}
      actions={
        isAll ? (
          <AllActions model="LibraryFile" filters={request.filters} count={count} bulk={[]} onDone={done} />
        ) : (
          <ChosenActions files={[...files.values()]} onDone={done} />
        )
      }
    />
  );
}
