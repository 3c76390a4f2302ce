import { showAlert } from '@fieldspan/api/alerts';
import { t } from '@fieldspan/ui/i18n';
import { closeAction } from './close-action.ts';

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

/** Announces that an action is done, and takes it back if asked to; one that waits on the device says so at its place. */
export function sayDone({ id, title }: Pick<OpenTask, 'id' | 'title'>, isKnown: boolean): void {
  if (!isKnown) {
    showAlert({ type: 'saved', message: t('Saved on this device; it is sent as soon as there is a network.') });
    return;
  }
  showAlert({
    type: 'success',
    message: t('“{{title}}” is done.', { title }),
    undo: async () => void (await closeAction({ id, title, state: 'open' })),
  });
}
