import type { FieldKind } from '@fieldspan/domain/form/field-kind';
import { kindRow } from '@fieldspan/domain/form/kind-of-field';

const KEY = 'fieldspan.form-editor.recent';
const MOST = 4;

/** The kinds that were added last on this device, newest first. */
export function recentKinds(): FieldKind[] {
  return (localStorage.getItem(KEY) ?? '').split(' ').flatMap((kind) => kindRow(kind)?.kind ?? []);
}

export function noteKind(kind: FieldKind): void {
  const kinds = [kind, ...recentKinds().filter((other) => other !== kind)].slice(0, MOST);
  try {
    localStorage.setItem(KEY, kinds.join(' '));
  } catch {
    // A browser that stores nothing remembers no kinds.
  }
}
