// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readDraft, writeDraft } from './draft-base.ts';
import { draftName } from './draft-owner.ts';
import type { DraftOwner } from './draft-owner.ts';
import { FormDraft } from './form-draft.ts';

let forms = 0;
let owner: DraftOwner;
/** Whether another tab has the draft open. */
let isOpenElsewhere: boolean;

type Work = (lock: object | null) => Promise<unknown>;

const locks = { request: async (_name: string, _how: object, work: Work) => work(isOpenElsewhere ? null : {}) };

beforeEach(() => {
  forms += 1;
  owner = { tenantId: 1, userId: 4, childSlug: `left-${forms}`, place: '', label: 'Trench check' };
  isOpenElsewhere = false;
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
});
afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

/** A form with an answer, which was left. */
async function leftForm(): Promise<FormDraft> {
  const draft = await FormDraft.open(owner);
  const leave = draft.watchPage();
  draft.keepAnswer('a', { value: 'first' });
  draft.keep({ completion: { signature: 'first' } });
  await draft.flush();
  leave();
  return draft;
}

const onDevice = () => readDraft(draftName(owner));
const begun = () => localStorage.getItem('fieldspan.begun') ?? '';

describe('a form that was left while it was being sent', () => {
  it('leaves no draft once it was sent', async () => {
    const left = await leftForm();
    await left.remove();
    expect(await onDevice()).toBeNull();
    expect(begun()).not.toContain(owner.childSlug);
  });

  it('keeps its draft whole if it is open again: parts of it would overwrite what was stored', async () => {
    const left = await leftForm();
    const again = await FormDraft.open(owner);
    again.watchPage();
    await left.remove();
    again.keepAnswer('b', { value: 'second' });
    await again.flush();
    expect([...((await onDevice())?.answers.keys() ?? [])]).toEqual(['a', 'b']);
    expect(begun()).toContain(owner.childSlug);
  });

  it('keeps its draft if it is open in another tab', async () => {
    const left = await leftForm();
    isOpenElsewhere = true;
    await left.remove();
    expect(await onDevice()).not.toBeNull();
  });

  it('keeps its draft if another tab has gone on with it', async () => {
    const left = await leftForm();
    const parts = { at: 1, equipmentId: null, completion: null, savedAt: Date.now() + 5000 };
    await writeDraft(draftName(owner), { parts, answers: new Map([['a', { value: 'second' }]]) });
    await left.remove();
    expect((await onDevice())?.answers.get('a')).toEqual({ value: 'second' });
  });

  it('notes nothing over what was written since it was opened again', async () => {
    const left = await leftForm();
    const again = await FormDraft.open(owner);
    again.keep({ completion: { signature: 'second' } });
    await again.flush();
    left.keep({ completion: { signature: 'first', isStored: true } });
    await left.flush();
    expect((await onDevice())?.parts.completion).toEqual({ signature: 'second' });
  });

  it('is opened again after its draft is deleted, not before', async () => {
    const draft = await FormDraft.open(owner);
    const leave = draft.watchPage();
    draft.keepAnswer('a', { value: 'first' });
    await draft.flush();
    void draft.remove();
    leave();
    expect((await FormDraft.open(owner)).found).toBeNull();
  });
});

/** Until it is restored, the device takes nothing. */
const fillDevice = () =>
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

describe('a form of which a full device did not take the last changes', () => {
  it('is opened again on this page with them, and they are stored as soon as there is room', async () => {
    const left = await leftForm();
    const full = fillDevice();
    left.keepAnswer('b', { value: 'second' });
    left.keep({ completion: { signature: 'second' } });
    await left.flush();
    const again = await FormDraft.open(owner);
    expect(again.state().isKept).toBe(false);
    expect([...(again.found?.answers.keys() ?? [])]).toEqual(['a', 'b']);
    full.mockRestore();
    await again.flush();
    expect(again.state().isKept).toBe(true);
    const stored = await onDevice();
    expect(stored?.answers.get('b')).toEqual({ value: 'second' });
    expect(stored?.parts.completion).toEqual({ signature: 'second' });
  });

  it('is opened with them although the outbox has the form: what is changed now must overwrite that', async () => {
    const left = await leftForm();
    const full = fillDevice();
    left.keep({ completion: { signature: 'second' } });
    await left.flush();
    isOpenElsewhere = true;
    await left.remove();
    full.mockRestore();
    expect((await FormDraft.open(owner)).parts.completion).toEqual({ signature: 'second' });
  });

  it('is opened as another tab has stored it since', async () => {
    const left = await leftForm();
    const full = fillDevice();
    left.keepAnswer('a', { value: 'not taken' });
    await left.flush();
    full.mockRestore();
    const parts = { at: 1, equipmentId: null, completion: null, savedAt: Date.now() + 5000 };
    await writeDraft(draftName(owner), { parts, answers: new Map([['a', { value: 'newest' }]]) });
    const again = await FormDraft.open(owner);
    expect(again.found?.answers.get('a')).toEqual({ value: 'newest' });
    expect(again.state().isKept).toBe(true);
  });
});

it('a draft that was deleted is not called saved, nor what is written after that', async () => {
  const draft = await FormDraft.open(owner);
  draft.keepAnswer('a', { value: 'first' });
  await draft.flush();
  await draft.remove();
  expect(draft.state()).toEqual({ savedAt: null, isKept: true });
  draft.keepAnswer('a', { value: 'second' });
  expect(draft.state()).toEqual({ savedAt: null, isKept: false });
});
