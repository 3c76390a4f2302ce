// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { alertsAtom } from '@fieldspan/api/alerts';
import { LOGGED_OUT_EVENT } from '@fieldspan/api/session';
import { store } from '@fieldspan/api/store';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DraftOwner } from './draft-owner.ts';
import { FormDraft } from './form-draft.ts';

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

  it('is read after what a form that was just left is still writing, also at the second try', async () => {
    const draft = await FormDraft.open(owner);
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
      throw new DOMException('closed', 'InvalidStateError');
    });
    draft.keepAnswer('a', { value: 'the last word' });
    void draft.flush();
    expect((await reopened())?.answers.get('a')).toEqual({ value: 'the last word' });
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

/** So many reads fail from now on. */
function failToRead(times: number): void {
  const spy = vi.spyOn(IDBObjectStore.prototype, 'getAllKeys');
  for (let left = times; left > 0; left -= 1) {
    spy.mockImplementationOnce(() => {
      throw new DOMException('Internal error', 'UnknownError');
    });
  }
}

describe('a draft that cannot be read', () => {
  it('is read again until it can be', async () => {
    const draft = await FormDraft.open(owner);
    draft.keepAnswer('a', { value: 'yesterday' });
    await draft.flush();
    failToRead(5);
    expect((await reopened())?.answers.get('a')).toEqual({ value: 'yesterday' });
  });

  it('is not written over, and the person is told', async () => {
    const draft = await FormDraft.open(owner);
    draft.keepAnswer('a', { value: 'yesterday' });
    await draft.flush();
    failToRead(1000);
    const blank = await FormDraft.open(owner);
    blank.keepAnswer('a', { value: 'today' });
    await blank.flush();
    expect(blank.state().isKept).toBe(false);
    expect(store.get(alertsAtom).map(({ message }) => message)).toEqual([
      expect.stringContaining('What waits on this device cannot be read at the moment. Nothing of it is lost'),
    ]);
    vi.restoreAllMocks();
    expect((await reopened())?.answers.get('a')).toEqual({ value: 'yesterday' });
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
