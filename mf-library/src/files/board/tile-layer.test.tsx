// @vitest-environment jsdom
import type { LibraryFile } from '@fieldspan/api/queries/library';
import { cleanup, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TileLayer, type Shown } from './tile-layer.ts';
import { TileModels } from './tile-models.tsx';

/** Two tiles in a line of 100 px, and a window of three lines. */
const SIZES = { columns: 2, width: 50, height: 90, gap: 10 };
const WINDOW_PX = 300;

const NO_PICTURE = { filename: 'a.dwg', thumb_filename: null, original_filename: 'site.dwg' };
const PICTURE = { filename: 'a.jpg', thumb_filename: 'a.thumb.webp', original_filename: 'a.jpg' };

const fileAt = (index: number, upload: typeof NO_PICTURE | typeof PICTURE = PICTURE): LibraryFile => ({
  id: index,
  slug: `file-${index}`,
  version: 1,
  created_by: null,
  created_at: '2026-11-06T12:00:00Z',
  file_id: index,
  caption: `File ${index}`,
  folder_id: null,
  folder_path: null,
  job_id: null,
  service_id: null,
  LibraryUpload: { id: index, slug: `upload-${index}`, type: null, bytes: null, width: null, height: null, ...upload },
  CreatedBy: null,
  FileTag: [],
  FileTag_more: false,
});

let layer: TileLayer;
let stop: () => void;
let board: HTMLElement;
const onPages = vi.fn<(pages: readonly number[]) => void>();

const show = (changes: Partial<Shown> = {}) =>
  layer.update({
    sizes: SIZES,
    count: 1000,
    perPage: 50,
    fileAt,
    selected: new Map(),
    today: '2026-11-30',
    onPages,
    ...changes,
  });
const drawn = () => Array.from(board.children, (tile) => Number(tile.getAttribute('data-tile')));
const scrollTo = (y: number) => {
  vi.stubGlobal('scrollY', y);
  window.dispatchEvent(new Event('scroll'));
};

beforeEach(() => {
  vi.stubGlobal('innerHeight', WINDOW_PX);
  vi.stubGlobal('scrollY', 0);
  const models = createRef<HTMLUListElement>();
  render(
    <>
      <ul aria-label="Files" />
      <TileModels modelsRef={models} />
    </>,
  );
  board = screen.getByRole('list', { name: 'Files' });
  // The board is at the top of the page.
  board.getBoundingClientRect = () => new DOMRect(0, -window.scrollY);
  layer = new TileLayer();
  stop = layer.start(board, models.current);
  onPages.mockClear();
});

afterEach(() => {
  stop();
  cleanup();
  vi.unstubAllGlobals();
});

it('draws the tiles of the window and of three lines beyond it, in their order, wherever the page is scrolled to', () => {
  show();
  expect(drawn()).toEqual(Array.from({ length: 12 }, (_, at) => at));
  scrollTo(1000);
  expect(drawn()).toEqual(Array.from({ length: 18 }, (_, at) => 14 + at));
  scrollTo(950);
  expect(drawn()).toEqual(Array.from({ length: 18 }, (_, at) => 13 + at));
  scrollTo(0);
  expect(drawn()).toEqual(Array.from({ length: 12 }, (_, at) => at));
});

it('keeps the tile that has the focus', () => {
  show();
  screen.getByRole('link', { name: 'File 2' }).focus();
  scrollTo(5000);
  expect(drawn()[0]).toBe(2);
  expect(drawn()).toHaveLength(19);
  expect(document.activeElement?.textContent).toBe('File 2');
});

it('asks for the pages near the window as they become others, and fills in a file that comes', () => {
  show({ fileAt: () => undefined });
  expect(onPages.mock.calls).toEqual([[[1]]]);
  expect(screen.queryByRole('link')).toBeNull();
  show();
  expect(screen.getByRole('link', { name: 'File 11' }).getAttribute('href')).toBe('/library/file/file-11');
  scrollTo(2400);
  expect(onPages.mock.calls.at(-1)).toEqual([[1, 2]]);
});

it('shows what is selected, another name, and nothing beyond the last file', () => {
  show();
  show({ selected: new Map([[3, true]]), count: 5, fileAt: (at) => ({ ...fileAt(at), caption: `Renamed ${at}` }) });
  expect(drawn()).toEqual([0, 1, 2, 3, 4]);
  expect(screen.getByRole('checkbox', { name: 'Select Renamed 3' })).toHaveProperty('checked', true);
  expect(screen.getByRole('checkbox', { name: 'Select Renamed 2' })).toHaveProperty('checked', false);
});

it('shows a kind that has no picture by its sign and extension, and what the viewer cannot show without its button', () => {
  show({ count: 1, fileAt: (at) => fileAt(at, NO_PICTURE) });
  expect(board.textContent).toContain('dwg');
  expect(screen.queryByRole('button')).toBeNull();
});
