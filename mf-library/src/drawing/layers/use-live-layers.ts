import { drawingsQuery, waitForDrawings, type StoredDrawing } from '@fieldspan/api/queries/drawings';
import { queryClient } from '@fieldspan/api/query-client';
import type { DrawnOn, LiveLayers } from '@fieldspan/contract/drawing-calls';
import { useEffect } from 'react';

/** After a failed try; it doubles with each. */
const RETRY_MS = 1000;
const RETRY_MAX_MS = 30_000;
/** A server that does not hold the call is asked once in this time. */
const LEAST_MS = 1000;

/** Others' strokes come into the drawing while they draw. `id` 0: there is no sheet yet. */
export function useLiveLayers(kind: 'image_id' | 'canvas_id' | 'sheet_id', id: number): void {
  useEffect(() => {
    if (id === 0) return undefined;
    const leaving = new AbortController();
    void follow(onOf(kind, id), leaving.signal);
    return () => leaving.abort();
  }, [kind, id]);
}

function onOf(kind: 'image_id' | 'canvas_id' | 'sheet_id', id: number): DrawnOn {
  if (kind === 'sheet_id') return { sheet_id: id };
  return kind === 'image_id' ? { image_id: id } : { canvas_id: id };
}

async function follow(on: DrawnOn, signal: AbortSignal): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    const askedAt = Date.now();
    try {
      const isNews = await ask(on, signal);
      failures = 0;
      if (!isNews) await pause(askedAt + LEAST_MS - Date.now(), signal);
    } catch {
      failures += 1;
      await pause(Math.min(RETRY_MAX_MS, RETRY_MS * 2 ** (failures - 1)), signal);
    }
  }
}

async function ask(on: DrawnOn, signal: AbortSignal): Promise<boolean> {
  const { queryKey } = drawingsQuery(on);
  const shown = queryClient.getQueryData(queryKey);
  if (!shown) return false;
  const news = await waitForDrawings(on, Object.fromEntries(shown.map(({ id, version }) => [id, version])), signal);
  if (news.layers.length + news.gone.length === 0) return false;
  queryClient.setQueryData(queryKey, (now) => now && withNews(now, news));
  return true;
}

/** Layers after others were changed, added and deleted; the oldest first, as they lie on each other. */
export function withNews(shown: readonly StoredDrawing[], { layers, gone }: LiveLayers): StoredDrawing[] {
  const changed = new Map(layers.map((layer) => [layer.id, layer]));
  const stays = new Set(shown.map(({ id }) => id));
  const fresh = layers.filter(({ id }) => !stays.has(id));
  const kept = shown.filter(({ id }) => !gone.includes(id)).map((layer) => changed.get(layer.id) ?? layer);
  return [...kept, ...fresh].toSorted((one, other) => one.id - other.id);
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  if (ms <= 0 || signal.aborted) return Promise.resolve();
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    resolve();
  });
  return promise;
}
