import { showAlert } from '@fieldspan/api/alerts';
import { saveRecord } from '@fieldspan/api/save-record';
import { t } from '@fieldspan/ui/i18n';

/** What a button needs to know of an action in order to close it. */
export type OpenTask = {
  id: number;
  version: number;
  title: string;
  needs_note: 0 | 1;
  needs_photo: 0 | 1;
  proof: string | null;
  proof_image_id: number | null;
};

/** Announces that an action is done, and takes it back if asked to. */
export function sayDone({ id, title }: Pick<OpenTask, 'id' | 'title'>): void {
  showAlert({
    type: 'success',
    message: t('“{{title}}” is done.', { title }),
    undo: async () => {
      await saveRecord('Task', { id, state: 'open' });
    },
  });
}
