import { currentOwner } from '@fieldspan/api/outbox/owner';
import type { EditField } from '@fieldspan/domain/form/edit/edit-form';
import { openForm } from '@fieldspan/domain/form/edit/edit-form';

/** Questions that were copied, to be pasted into this form or another, in this tab or another. Each company has its own. */
const listeners = new Set<() => void>();

function nameOf(): string {
  const owner = currentOwner();
  return `fieldspan.form-clipboard ${owner?.userId ?? 0} ${owner?.tenantId ?? 0}`;
}

let read: { text: string | null; fields: readonly EditField[] } = { text: null, fields: [] };

/** The same list until something else is copied. */
export function copiedFields(): readonly EditField[] {
  const text = localStorage.getItem(nameOf());
  if (text !== read.text) read = { text, fields: openForm(text)?.sections[0]?.fields ?? [] };
  return read.fields;
}

export function keepCopied(fields: readonly EditField[]): void {
  const text = JSON.stringify([{ key: 'copied', sectionHeading: '', fields: fields.map(({ raw }) => raw) }]);
  try {
    localStorage.setItem(nameOf(), text);
  } catch {
    // A browser that stores nothing has them until the page is closed.
    read = { text: localStorage.getItem(nameOf()), fields };
  }
  for (const listener of listeners) listener();
}

export function onCopied(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
