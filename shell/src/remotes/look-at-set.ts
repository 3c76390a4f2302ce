import { noteSilence } from '@fieldspan/api/reach';
import { PageSetSchema, type PageSet } from '@fieldspan/contract/release';
import { bringTitles } from './bring-titles.ts';
import * as v from 'valibot';

/** The set as the edge gives it to this visitor. */
const SET_PATH = '/__set';

/** The fields that every set has; later edges may add others. */
const AnySetSchema = v.object({ seq: v.number(), shell: v.object({ id: v.string() }) });

/** `unreadable`: a newer set that this shell does not understand. */
export type SeenSet = { kind: 'same' } | { kind: 'set'; set: PageSet } | { kind: 'unreadable'; seq: number };

/**
 * Fetches the live set from the edge; an unchanged one costs a 304. On any failure the tab keeps the set it has.
 * @param isOverridden the page runs remotes of a developer's machine and keeps them; another tab may not be allowed to
 * load them
 * @returns the function that fetches
 */
export function setReader(isOverridden = false): () => Promise<SeenSet> {
  let etag: string | null = null;
  return async () => {
    try {
      const headers: HeadersInit = etag === null ? {} : { 'If-None-Match': etag };
      const response = await fetch(isOverridden ? `${SET_PATH}?overrides` : SET_PATH, {
        headers,
        credentials: 'same-origin',
        cache: 'no-store',
      });
      if (response.status !== 200) return { kind: 'same' };
      const seen = seenIn(await response.json());
      if (seen.kind === 'set') await bringTitles(seen.set);
      etag = response.headers.get('ETag');
      return seen;
    } catch {
      noteSilence();
      return { kind: 'same' };
    }
  };
}

function seenIn(answer: unknown): SeenSet {
  const parsed = v.safeParse(PageSetSchema, answer);
  if (parsed.success) return { kind: 'set', set: parsed.output };
  const any = v.safeParse(AnySetSchema, answer);
  return any.success ? { kind: 'unreadable', seq: any.output.seq } : { kind: 'same' };
}
