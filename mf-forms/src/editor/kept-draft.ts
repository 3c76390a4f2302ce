import { currentOwner } from '@fieldspan/api/outbox/owner';
import { objectInText } from '@fieldspan/domain/json-text';

/** A draft that the server does not have yet, with what it was made over. */
type Kept = { version: number; base: string; mine: string };

/** Another company can have a form of the same name. */
function nameOf(name: string): string {
  const owner = currentOwner();
  return `fieldspan.form-draft ${owner?.userId ?? 0} ${owner?.tenantId ?? 0} ${name}`;
}

/** What stands on this device since the browser was closed without a connection; null if there is nothing. */
export function keptDraft(name: string): Kept | null {
  const { version, base, mine }: Partial<Record<keyof Kept, unknown>> = objectInText(
    localStorage.getItem(nameOf(name)),
  );
  return typeof version === 'number' && typeof base === 'string' && typeof mine === 'string'
    ? { version, base, mine }
    : null;
}

/** A browser that stores nothing keeps nothing; then leaving asks first. */
export function keepLocally(name: string, kept: Kept): void {
  try {
    localStorage.setItem(nameOf(name), JSON.stringify(kept));
  } catch {
    localStorage.removeItem(nameOf(name));
  }
}

export const dropKept = (name: string): void => localStorage.removeItem(nameOf(name));
