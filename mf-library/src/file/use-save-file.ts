import { showAlert } from '@fieldspan/api/alerts';
import { saveLibraryFile } from '@fieldspan/api/queries/library';
import type { LibraryFile } from '@fieldspan/api/queries/library';
import { saveRecord } from '@fieldspan/api/save-record';
import { sendChange } from '@fieldspan/federation/send-record';
import { useMergeQuestion } from '@fieldspan/federation/use-merge-question';
import { t } from '@fieldspan/ui/i18n';
import { useMutation } from '@tanstack/react-query';

/** Where it lies, and what it is about: the last one who says so decides. */
export type Placing = { folder_id?: number | null; job_id?: number | null; service_id?: number | null };
type Change = { caption: string } | { FileTag: readonly number[] } | Placing;

type ShownFile = Pick<LibraryFile, 'id' | 'caption' | 'version' | 'FileTag'>;

/**
 * Saves a change to a library file and shows what the server stored; `question` asks if two people renamed it at once.
 */
export function useSaveFile({ id, caption, version, FileTag }: ShownFile) {
  const { question, ask } = useMergeQuestion('LibraryFile', { labels: { caption: t('Caption') } });
  const { mutate, isPending } = useMutation({
    mutationFn: async (change: Change): Promise<boolean> => {
      if ('FileTag' in change) {
        const FileTag_before = FileTag.map((tag) => tag.id);
        return (await saveLibraryFile({ id, ...change, FileTag_before })).record_id === id;
      }
      if (!('caption' in change)) return (await saveRecord('LibraryFile', { id, ...change })).record_id === id;
      const base = { values: { caption }, version };
      return (await sendChange({ model: 'LibraryFile', id, base, edits: change, ask })) !== null;
    },
    onSuccess: (isSaved) => {
      if (isSaved) showAlert({ type: 'saved', message: t('Saved!') });
    },
  });
  return { save: (change: Change) => mutate(change), isSaving: isPending, question };
}
