import { formJson } from '@fieldspan/domain/form/edit/edit-form';
import { lintTemplate } from '@fieldspan/domain/form/lint-template';
import type { EditorStore } from './editor-store.ts';

/** After the last change: while somebody types, the check waits. */
const QUIET_MS = 300;

export function checkNow(store: EditorStore): void {
  store.found(lintTemplate(formJson(store.form())));
}

/**
 * Checks the form, and again after each change.
 * @returns a function that stops it
 */
export function watchFindings(store: EditorStore): () => void {
  let form = store.form();
  let timer: ReturnType<typeof setTimeout> | undefined;
  checkNow(store);
  const stop = store.subscribe(() => {
    if (form === store.form()) return;
    form = store.form();
    clearTimeout(timer);
    timer = setTimeout(() => checkNow(store), QUIET_MS);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}
