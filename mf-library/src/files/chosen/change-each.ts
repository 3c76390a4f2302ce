import { alertError, showAlert } from '@fieldspan/api/alerts';
import { explain } from '@fieldspan/api/explain';
import { refreshReaders } from '@fieldspan/api/query-client';
import { plural } from '@fieldspan/ui/i18n';

/** Changes that run at the same time. */
const TOGETHER = 6;

/**
 * Changes one record after the other; what is refused says why once, and the others go on.
 * @returns what the changes that were made answered
 */
export async function changeEach<T, A>(items: readonly T[], change: (item: T) => Promise<A>): Promise<A[]> {
  const made: A[] = [];
  const failed: unknown[] = [];
  const left = [...items];
  const work = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) {
      try {
        made.push(await change(item));
      } catch (error) {
        failed.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(TOGETHER, items.length) }, work));
  await refreshReaders('LibraryFile/save');
  sayFailed(failed);
  return made;
}

function sayFailed(failed: readonly unknown[]): void {
  const [first] = failed;
  if (failed.length === 0) return;
  if (failed.length === 1) {
    alertError(first);
    return;
  }
  const { text, list } = explain(first);
  const message = plural(failed.length, {
    one: '{{count}} file was left as it is.',
    other: '{{count}} files were left as they are.',
  });
  showAlert({ type: 'danger', message: [message, text, ...list].join(' ') });
}
