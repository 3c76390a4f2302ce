// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { LOGGED_OUT_EVENT } from '@fieldspan/api/session';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FormDraft } from './form-draft.ts';
import type { DraftOwner } from './form-draft.ts';

let forms = 0;
let owner: DraftOwner;

beforeEach(() => {
  forms += 1;
  owner = { tenantId: 1, userId: 4, childSlug: `form-${forms}`, place: '?job=12', label: 'Trench check' };
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const reopened = async (more: Partial<DraftOwner> = {}) => (await FormDraft.open({ ...owner, ...more })).found;

const begun = () => localStorage.getItem('fieldspan.begun') ?? '';

describe('a form on the device', () => {
  it('is restored with every answer and the position', async () => {
    const draft = await FormDraft.open(owner);
    draft.keepAnswer('S1/a', { value: 'x' });
    draft.keepAnswer('S1/b', { value: 1, remarks: 'why' });
    draft.keep({ at: 2, completion: { participants: [] } });
    await draft.flush();
    const again = await FormDraft.open(owner);
    expect(again.found?.answers).toEqual(
      new Map([
        ['S1/a', { value: 'x' }],
        ['S1/b', { value: 1, remarks: 'why' }],
      ]),
    );
    expect(again.parts).toMatchObject({ at: 2, completion: { participants: [] } });
  });

  it('counts as begun until it is removed', async () => {
    const draft = await FormDraft.open(owner);
    expect(begun()).not.toContain(owner.childSlug);
    draft.keepAnswer('a', { value: 1 });
    await draft.flush();
    expect(begun()).toContain(`"label":"Trench check","address":"/do-form/${owner.childSlug}?job=12"`);
    draft.keepAnswer('a', { value: 2 });
    await draft.remove();
    expect(begun()).not.toContain(owner.childSlug);
  });

  it('says when it was stored', async () => {
    const draft = await FormDraft.open(owner);
    const listener = vi.fn();
    draft.subscribe(listener);
    expect(draft.state()).toEqual({ savedAt: null, isKept: true });
    draft.keepAnswer('a', { value: 1 });
    await draft.flush();
    expect(listener).toHaveBeenCalled();
    expect(draft.state().savedAt).toBeTypeOf('number');
  });

  it('is separate for each person, company, form and job', async () => {
    const draft = await FormDraft.open(owner);
    draft.keepAnswer('a', { value: 'mine' });
    await draft.flush();
    const others = [{ userId: 5 }, { tenantId: 2 }, { childSlug: 'other' }, { place: '?job=13' }];
    for (const other of others) expect(await reopened(other)).toBeNull();
    expect(await reopened()).not.toBeNull();
  });

  it.each([
    ['the page is hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['the page is closed', () => window.dispatchEvent(new Event('pagehide'))],
    ['the session ends', () => window.dispatchEvent(new Event(LOGGED_OUT_EVENT))],
  ])('is stored at once when %s', async (_when, happen) => {
    const draft = await FormDraft.open(owner);
    const stop = draft.watchPage();
    draft.keepAnswer('a', { value: 'typed a moment ago' });
    happen();
    await vi.waitFor(async () => expect(await reopened()).not.toBeNull());
    stop();
  });

  it('stores its initial answers with the first change, and not before', async () => {
    const draft = await FormDraft.open(owner);
    draft.begin(new Map([['today', { value: '2026-11-20' }]]));
    await draft.flush();
    expect(await reopened()).toBeNull();
    draft.keepAnswer('a', { value: 1 });
    await draft.flush();
    expect((await reopened())?.answers.get('today')).toEqual({ value: '2026-11-20' });
  });

  it('stays removed after it was discarded, whatever is still being written', async () => {
    const draft = await FormDraft.open(owner);
    draft.keepAnswer('a', { value: 1 });
    void draft.flush();
    await draft.remove();
    draft.keepAnswer('a', { value: 2 });
    await draft.flush();
    expect(await reopened()).toBeNull();
  });
});

describe('a browser that stores nothing', () => {
  it('is reported, and the form opens all the same', async () => {
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('closed', 'InvalidStateError');
    });
    const draft = await FormDraft.open(owner);
    expect(draft.state()).toEqual({ savedAt: null, isKept: false });
    draft.keepAnswer('a', { value: 1 });
    await draft.flush();
    expect(draft.state().isKept).toBe(false);
  });

  it('a failed write is repeated with the next one', async () => {
    const draft = await FormDraft.open(owner);
    const failing = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    draft.keepAnswer('a', { value: 1 });
    await draft.flush();
    expect(draft.state().isKept).toBe(false);
    failing.mockRestore();
    draft.keepAnswer('b', { value: 2 });
    await draft.flush();
    expect((await reopened())?.answers.size).toBe(2);
  });
});
