// @vitest-environment jsdom
import { signInAfresh } from '@fieldspan/federation/testing/sign-in-afresh';
import { fakeServer } from '@fieldspan/testing/fake-server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { added } from '../marks/board.ts';
import { SheetSaver, type SaveState } from './sheet-saver.ts';

const EDIT = added({
  id: 'a',
  trail: [{ x: 5, y: 5 }],
  strokeColor: 'red',
  strokeThickness: 3,
});
const ITEM = { id: 12, slug: 'sheet', filename: '', width: 640, height: 360, meta: {} };

let states: SaveState[];
let asked: Request[];
let answer: () => void;

beforeEach(() => {
  signInAfresh();
  states = [];
  asked = fakeServer(async () => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return { body: { data: { record_id: 31, slug: 'layer' } } };
  });
});
afterEach(() => vi.restoreAllMocks());

/** A saver whose first edit is on its way. */
async function sending(): Promise<SheetSaver> {
  const saver = new SheetSaver({
    size: { width: 640, height: 360 },
    item: ITEM,
    key: 'sheet',
    name: null,
    label: 'Sketch',
    onItem: () => undefined,
    onState: (state) => states.push(state),
    onSent: () => undefined,
  });
  saver.store([EDIT]);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  return saver;
}

it('is stored when the same edits were noted again while they were on their way', async () => {
  const saver = await sending();
  saver.store([EDIT]);
  answer();
  // The drawing takes over what is stored, and has nothing left to store.
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve, 0));
  saver.store([]);
  expect(states.at(-1)).toBe('stored');
});

it('is stored when what was drawn meanwhile has been taken back', async () => {
  const saver = await sending();
  saver.store([{ ...EDIT, id: 'b' }]);
  saver.store([]);
  expect(states.at(-1)).toBe('storing');
  answer();
  await vi.waitFor(() => expect(states.at(-1)).toBe('stored'));
});
