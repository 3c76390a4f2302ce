import { showAlert } from '@fieldspan/api/alerts';
import { libraryFileQuery, saveLibraryFile } from '@fieldspan/api/queries/library';
import type { LibraryFile } from '@fieldspan/api/queries/library';
import { queryClient } from '@fieldspan/api/query-client';
import { t } from '@fieldspan/ui/i18n';
import { useMutation } from '@tanstack/react-query';

type Change = { caption?: string; FileTag?: readonly number[] };

/** Saves a change to a library file and shows what the server stored. */
export function useSaveFile({ id, slug }: Pick<LibraryFile, 'id' | 'slug'>) {
  const { mutate, isPending } = useMutation({
    mutationFn: (change: Change) => saveLibraryFile({ id, ...change }),
    onSuccess: async () => {
      showAlert({ type: 'saved', message: t('Saved!') });
      void queryClient.invalidateQueries({ queryKey: ['library', 'files'] });
      await queryClient.invalidateQueries({ queryKey: libraryFileQuery(slug).queryKey });
    },
  });
  return { save: (change: Change) => mutate(change), isSaving: isPending };
}
