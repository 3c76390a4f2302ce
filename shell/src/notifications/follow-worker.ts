import { refreshNotifications } from '@fieldspan/api/queries/notices';
import { insideApp } from '@fieldspan/domain/inside-app';
import * as v from 'valibot';

const WordSchema = v.variant('kind', [
  v.object({ kind: v.literal('notified') }),
  v.object({ kind: v.literal('follow'), link: v.string() }),
]);

/** Listens to the service worker: a notification arrived or was pressed. Returns a function that unsubscribes. */
export function followWorker(follow: (link: string) => void): () => void {
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker : null;
  const hear = ({ data }: MessageEvent) => {
    const word = v.safeParse(WordSchema, data);
    if (!word.success) return;
    void refreshNotifications();
    const link = word.output.kind === 'follow' ? insideApp(word.output.link) : null;
    if (link !== null) follow(link);
  };
  worker?.addEventListener('message', hear);
  return () => worker?.removeEventListener('message', hear);
}
