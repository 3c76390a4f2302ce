import type { Page, Route } from '@playwright/test';

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Pictures load later than the text around them. */
const LATE_MS = 400;

type Row = Record<string, unknown> & { id: number };
type Envelope = { data: Row[] };

/**
 * From now on the thread on the page has `count` messages, `Line 1` to the last, as copies of its only one. Every n-th
 * has a picture of 600 × 400. Creating a thousand real ones on the server would take minutes.
 */
export async function showHistory(page: Page, { count, pictureEvery }: { count: number; pictureEvery: number }) {
  await page.route('**/resources/images/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE_MS));
    await route.fulfill({ body: PICTURE, contentType: 'image/png' });
  });
  let known: Envelope | null = null;
  await page.route(/\/api\/Message\/get\?/, async (route) => {
    const url = new URL(route.request().url());
    if (!known?.data[0]) known = await askOnce(route, url);
    const [model] = known.data;
    const rows = url.searchParams.has('wait') || !model ? [] : pageOf(model, url, { count, pictureEvery });
    await route.fulfill({ json: { ...known, data: rows } });
  });
}

/** Fetched only once, at the beginning: a response still in flight at the end of the test would fail it. */
async function askOnce(route: Route, url: URL): Promise<Envelope> {
  return (await route.fetch({ url: withoutCursor(url) })).json();
}

/** A long poll would return at once, because the page's ids differ from the server's. */
function withoutCursor(url: URL): string {
  const plain = new URL(url);
  for (const name of ['before_id', 'after_id', 'around_id', 'wait']) plain.searchParams.delete(name);
  const { thread_id } = JSON.parse(plain.searchParams.get('filters') ?? '{}');
  plain.searchParams.set('filters', JSON.stringify({ thread_id }));
  return plain.href;
}

function pageOf(model: Row, url: URL, history: { count: number; pictureEvery: number }): Row[] {
  const limit = Number(url.searchParams.get('limit'));
  const before = Number(url.searchParams.get('before_id') ?? history.count + 1);
  const after = Number(url.searchParams.get('after_id') ?? 0);
  const newest = after > 0 ? Math.min(history.count, after + limit) : before - 1;
  const size = after > 0 ? newest - after : Math.min(limit, newest);
  return Array.from({ length: size }, (_, index) => rowOf(model, newest - index, history.pictureEvery));
}

function rowOf(model: Row, id: number, pictureEvery: number): Row {
  const at = new Date(Date.now() - (2000 - id) * 420_000).toISOString();
  const picture = {
    id,
    type: 'image/png',
    filename: `${id}.png`,
    thumb_filename: null,
    original_filename: 'crack.png',
  };
  const upload = id % pictureEvery === 0 ? { ...picture, bytes: 9, width: 600, height: 400 } : null;
  const parts = { message: `Line ${id}`, client_key: `history-${id}`, created_at: at, updated_at: at };
  return { ...model, id, ...parts, image_id: upload && id, LibraryUpload: upload };
}
