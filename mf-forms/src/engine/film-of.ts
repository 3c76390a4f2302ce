import { FRAME_ORIGINS } from '@fieldspan/contract/frame-origins';
import { youtubeId } from './youtube-id.ts';

/** `frame`: shown here; null: by a maker whose pages are not framed, so it is opened where it is. */
export type Film = { page: string; frame: string | null; host: string };

/** The film that an id or an address of a template leads to; null for anything else. */
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
