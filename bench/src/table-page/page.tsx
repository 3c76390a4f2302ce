import { recordMessages } from '@fieldspan/domain/message';
import '../../../shared/ui/src/styles/layers.css';
import '../../../shared/ui/src/styles/reset.css';
import '../../../shared/ui/src/styles/tokens.css';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { DataTable } from '../../../shared/ui/src/data-table.tsx';
import { PlainTable } from './plain-table.tsx';
import { columns, receipts, type Receipt } from './receipts.ts';

/** `blank` is an empty page of the same height: what the machine itself needs for a frame. */
export type Kind = 'list' | 'plain' | 'blank';

/** What the bench calls in the page; times in ms. */
export type TableBench = {
  /** Script, style and layout until the rows are there. */
  mount: (kind: Kind, count: number) => Promise<number>;
  /** From the press on a heading until the rows are in their new order. */
  sort: (header: string) => Promise<number>;
  /**
   * Scrolls in every frame.
   * @returns how long each frame took, and how much of it was the page's own work
   */
  scroll: (stepPx: number, frames: number) => Promise<{ frames: number[]; work: number[] }>;
};

const rowKey = ({ id }: Receipt) => id;
const made = new Map<number, Receipt[]>();
let root: Root | undefined;

function rowsOf(count: number): Receipt[] {
  const rows = made.get(count) ?? receipts(count);
  made.set(count, rows);
  return rows;
}

const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
/** Forces style and layout. */
const layout = () => document.body.getBoundingClientRect().height;

function draw(table: ReactNode): void {
  const place = document.createElement('main');
  document.body.replaceChildren(place);
  root = createRoot(place);
  flushSync(() => root?.render(table));
}

const ROW_PX = 40;

function pageOf(kind: Kind, rows: readonly Receipt[]): ReactNode {
  if (kind === 'blank') return <div style={{ blockSize: rows.length * ROW_PX }} />;
  if (kind === 'plain') return <PlainTable rows={rows} />;
  return (
    <DataTable
      label="Receipts"
      record={recordMessages('Receipt', 'Receipts')}
      rows={rows}
      columns={columns}
      rowKey={rowKey}
    />
  );
}

const bench: TableBench = {
  mount: async (kind, count) => {
    const rows = rowsOf(count);
    root?.unmount();
    window.scrollTo(0, 0);
    await frame();
    const startedAt = performance.now();
    draw(pageOf(kind, rows));
    layout();
    return performance.now() - startedAt;
  },
  sort: async (header) => {
    const buttons = [...document.querySelectorAll<HTMLElement>('th button')];
    const button = buttons.find(({ textContent }) => textContent === header);
    await frame();
    const startedAt = performance.now();
    flushSync(() => button?.click());
    layout();
    return performance.now() - startedAt;
  },
  scroll: async (stepPx, frames) => {
    const times: { frames: number[]; work: number[] } = { frames: [], work: [] };
    let before = await frame();
    for (let at = 0; at < frames; at += 1) {
      window.scrollBy(0, stepPx);
      const now = await frame();
      layout();
      times.work.push(performance.now() - now);
      times.frames.push(now - before);
      before = now;
    }
    return times;
  },
};

Object.assign(globalThis, { bench });
