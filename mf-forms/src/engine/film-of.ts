import { FRAME_ORIGINS } from '@fieldspan/contract/frame-origins';
import { youtubeId } from './youtube-id.ts';

/** `frame`: can be embedded; null: from a provider whose pages cannot be framed, so it opens in a tab. */
export type Film = { page: string; frame: string | null; host: string };

/** The video that an id or address in a template refers to; null for anything else. */
export function filmOf(address: string): Film | null {
  const id = youtubeId(address);
  if (id === null) return elsewhere(address.trim());
  const { host } = new URL(FRAME_ORIGINS.video);
  return { page: `https://www.youtube.com/watch?v=${id}`, frame: `${FRAME_ORIGINS.video}/embed/${id}`, host };
}

function elsewhere(address: string): Film | null {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return null;
  const { href, host } = new URL(address);
  return { page: href, frame: null, host };
}
