import { libraryFilesQuery } from '@fieldspan/api/queries/library';
import { useQuery } from '@tanstack/react-query';
import { ChosenActions } from './chosen-actions.tsx';

/** What can be done with selected rows of the table, besides deleting them. */
export function ChosenFiles({ ids }: { ids: readonly number[] }) {
  const { data } = useQuery({
    ...libraryFilesQuery({ filters: { ids }, order: [['id', 'ASC']], page: 1, limit: 200 }),
    enabled: ids.length > 0,
    throwOnError: false,
  });
  return data ? <ChosenActions files={data.rows} isInTable onDone={() => {}} /> : null;
}
