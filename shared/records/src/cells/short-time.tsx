import { shortTime } from '@fieldspan/domain/message-time';
import { useNow } from '@fieldspan/federation/now';

/** A moment where there is room for a word only; nothing where there was none. */
export function ShortTime({ at }: { at: string | null }) {
  const now = useNow();
  return at === null ? null : <time dateTime={at}>{shortTime(at, now)}</time>;
}
