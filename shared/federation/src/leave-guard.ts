import { useContext, useEffect, useEffectEvent } from 'react';
import { useHost } from './host.ts';
import { UnsavedWorkContext } from './unsaved-work.ts';

const cannotKeep = (): Promise<void> => Promise.reject(new Error('This screen cannot put its work by'));

/**
 * Asks before the person leaves unsaved work by a link, the browser's back button or closing the tab.
 * @param message the question, such as "Leave without saving?"
 * @param saveDraft stores the work on the device; called when a newer version of the remote replaces the screen.
 * Without it the newer version waits until the work is saved or discarded
 */
export function useLeaveGuard(isDirty: boolean, message: string, saveDraft = cannotKeep): void {
  const { navigation, confirmLeave } = useHost();
  const unsavedWork = useContext(UnsavedWorkContext);
  const save = useEffectEvent(saveDraft);

  useEffect(() => {
    if (!isDirty) return undefined;
    const askBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const undo = [
      unsavedWork.add({ saveDraft: () => save() }),
      navigation.block((proceed) => {
        void confirmLeave(message).then((isLeaving) => isLeaving && proceed());
      }),
      () => window.removeEventListener('beforeunload', askBeforeUnload),
    ];
    window.addEventListener('beforeunload', askBeforeUnload);
    return () => undo.forEach((stop) => stop());
  }, [isDirty, message, navigation, confirmLeave, unsavedWork]);
}
