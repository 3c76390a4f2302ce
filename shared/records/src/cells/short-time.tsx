import { shortTime } from '@fieldspan/domain/message-time';
import { useNow } from '@fieldspan/federation/now';

/** A moment in a short form; nothing for none. */
export function ShortTime({ at }: { at: string | null }) {
  const now = useNow();
  return at === null ? null : <time dateTime={at}>{shortTime(at, now)}</time>;
}
