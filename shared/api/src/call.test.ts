// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServerSaying as fakeServer } from '@fieldspan/testing/fake-server';
import { isApiError } from './api-error.ts';
import { call, callAll, callFirst, callList, callRows, callSome, callTop } from './call.ts';
import { beginSession, currentSession, endSession } from './session.ts';

const session = {
  apiKey: 'key',
  sessionToken: 'tok',
  userId: 4,
  userSlug: 'dana',
  staySignedIn: true,
  masterKey: false,
};

const category = { id: 3, name: 'Lifts' };

beforeEach(() => {
  endSession();
  localStorage.clear();
  beginSession(session);
});

describe('a call', () => {
  it('that reads is not sent while nobody is signed in, unless it needs no session', async () => {
    endSession();
    const asked = fakeServer({ success: true, data: [] });
    await expect(callList('Job', { fields: ['id'], page: 1 })).rejects.toMatchObject({ kind: 'unauthorised' });
    expect(asked).toHaveLength(0);
    await callList('Job', { fields: ['id'], page: 1 }, { noAuthRedirect: true });
    expect(asked).toHaveLength(1);
  });

  it('finds by slug in the path and sends objects as JSON text', async () => {
    const asked = fakeServer({ success: true, data: category });
    await call('EquipmentCategory/find', { slug: 'a/b', fields: ['name'] });
    const url = new URL(asked[0]?.url ?? '');
    expect(url.pathname).toBe('/api/EquipmentCategory/find/a%2Fb');
    expect(url.searchParams.get('fields')).toBe('["name"]');
  });

  it('saves as form data with the api key', async () => {
    const asked = fakeServer({ success: true, data: { record_id: 9, slug: 'x' } });
    const saved = await call('Job/save', { job_name: 'Arena', is_lead: 1 });
    const form = await asked[0]?.formData();
    expect(saved).toEqual({ record_id: 9, slug: 'x' });
    expect([form?.get('job_name'), form?.get('is_lead')]).toEqual(['Arena', '1']);
    expect(asked[0]?.headers.get('api-key')).toBe('key');
  });

  it('returns a list with its page counts and the clock of the server', async () => {
    fakeServer({ success: true, data: [category], meta: { num_pages: 2, count: 60 } });
    const list = await callList('EquipmentCategory', { fields: ['id', 'name'], page: 1 });
    expect(list).toEqual({ rows: [category], meta: { num_pages: 2, count: 60 }, time: '2026-11-20T08:00:00Z' });
  });

  it('returns how many further rows a cut list has', async () => {
    const asked = fakeServer({ success: true, data: [category], meta: { num_pages: 60, count: 60 } });
    expect(await callSome('EquipmentCategory', { fields: ['id', 'name'], limit: 1 })).toEqual({
      rows: [category],
      more: 59,
    });
    expect(new URL(asked[0]?.url ?? '').searchParams.get('page')).toBe('1');
  });

  it('loads all pages when everything is needed', async () => {
    const asked = fakeServer({ success: true, data: [category], meta: { num_pages: 3, count: 3 } });
    expect(await callAll('EquipmentCategory', { fields: ['id', 'name'] })).toHaveLength(3);
    expect(asked.map(({ url }) => new URL(url).searchParams.get('page'))).toEqual(['1', '2', '3']);
  });

  it('asks for one row where one is needed, and for a few in an order', async () => {
    const asked = fakeServer({ success: true, data: [category] });
    expect(await callFirst('EquipmentCategory', { fields: ['id', 'name'] })).toEqual(category);
    const query = { fields: ['id', 'name'], order: [['name', 'ASC']], limit: 3 } as const;
    expect((await callTop('EquipmentCategory', query)).rows).toEqual([category]);
    expect(asked.map(({ url }) => new URL(url).searchParams.get('limit'))).toEqual(['1', '3']);
    fakeServer({ success: true, data: [] });
    expect(await callFirst('EquipmentCategory', { fields: ['id'] })).toBeNull();
  });

  it('still supports remotes that were published before callSome', async () => {
    const asked = fakeServer({ success: true, data: [category] });
    await expect(callRows('EquipmentCategory', { fields: ['id', 'name'], limit: 5 })).resolves.toEqual([category]);
    expect(new URL(asked[0]?.url ?? '').searchParams.get('page')).toBeNull();
  });

  it('says whether an included list has more rows', async () => {
    const cut = { id: 7, FileTag: [{ id: 1, name: 'Roof' }], FileTag_more: true };
    fakeServer({ success: true, data: cut });
    const query = { slug: 7, fields: ['id'], include: { FileTag: ['name'] } } as const;
    expect(await call('LibraryFile/find', query)).toEqual(cut);
    fakeServer({ success: true, data: { ...cut, FileTag_more: undefined } });
    expect((await call('LibraryFile/find', query)).FileTag_more).toBe(false);
  });

  it('refuses a response that does not match the contract', async () => {
    fakeServer({ success: true, data: [{ id: 'three' }] });
    await expect(callList('EquipmentCategory', { fields: ['id'], page: 1 })).rejects.toMatchObject({ kind: 'server' });
  });
});

async function failureKind(): Promise<unknown> {
  const error: unknown = await call('Job/delete', { id: 1 }).catch((thrown: unknown) => thrown);
  return isApiError(error) ? error.kind : error;
}

describe('a failure', () => {
  it.each([
    { what: 'success false', body: { success: false, errors: ['no'] }, status: 200, kind: 'refused' },
    { what: 'not found', body: { success: false }, status: 404, kind: 'status' },
    { what: 'not implemented', body: { success: false, errors: ['Not yet'] }, status: 501, kind: 'status' },
    { what: 'a crash', body: { success: false }, status: 500, kind: 'server' },
    { what: 'a page instead of JSON: a captive portal', body: '<html>', status: 200, kind: 'network' },
    { what: 'JSON that is no envelope', body: '[]', status: 200, kind: 'server' },
    { what: 'a lost session', body: { success: false }, status: 401, kind: 'unauthorised' },
  ])('of $what is distinguished', async ({ body, status, kind }) => {
    fakeServer(body, status);
    expect(await failureKind()).toBe(kind);
  });

  it('of the network is distinguished', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await failureKind()).toBe('network');
  });

  it('with 401 ends the session, unless the call opts out', async () => {
    fakeServer({ success: false }, 401);
    await call('Job/delete', { id: 1 }, { noAuthRedirect: true }).catch(() => undefined);
    expect(currentSession()).toEqual(session);
    await call('Job/delete', { id: 1 }).catch(() => undefined);
    expect(currentSession()).toBeNull();
    expect(localStorage.getItem('fieldspan.session')).toBeNull();
  });

  it('by an abort stays an abort', async () => {
    fakeServer({ success: true });
    const stop = new AbortController();
    stop.abort();
    await expect(call('Job/delete', { id: 1 }, { signal: stop.signal })).rejects.toMatchObject({ name: 'AbortError' });
  });
});
