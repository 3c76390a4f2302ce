// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from './query-client.ts';
import { LOGGED_OUT_EVENT, beginSession, currentSession, endSession, followOtherTabs } from './session.ts';

const session = {
  apiKey: 'key',
  sessionToken: 'tok',
  userId: 4,
  userSlug: 'dana',
  staySignedIn: true,
  masterKey: false,
};
const KEY = 'fieldspan.session';

beforeEach(() => {
  endSession();
  localStorage.clear();
  queryClient.clear();
});

/** Simulates the event that this tab gets when another has written. */
function otherTabWrites(value: object | null): void {
  if (value === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, JSON.stringify(value));
  dispatchEvent(new StorageEvent('storage', { key: KEY }));
}

describe('the session', () => {
  it('SESS009 SESS012 ends: nothing is stored, and nothing of the person stays in memory', () => {
    beginSession(session);
    queryClient.setQueryData(['MessageThread'], ['secret']);
    endSession();
    expect(currentSession()).toBeNull();
    expect(localStorage.getItem(KEY)).toBeNull();
    expect(queryClient.getQueryData(['MessageThread'])).toBeUndefined();
  });

  it('SESS012 passes from one person to the next without the data loaded for the first', () => {
    beginSession(session);
    queryClient.setQueryData(['MessageThread'], ['secret']);
    beginSession({ ...session, apiKey: 'other', userId: 5, userSlug: 'luis' });
    expect(queryClient.getQueryData(['MessageThread'])).toBeUndefined();
  });
});

describe('two tabs', () => {
  it('sign in, change the token and sign out together', () => {
    const heard = vi.fn<() => void>();
    addEventListener(LOGGED_OUT_EVENT, heard);
    const stop = followOtherTabs();
    otherTabWrites(session);
    expect(currentSession()?.userSlug).toBe('dana');
    queryClient.setQueryData(['MessageThread'], ['mine']);
    otherTabWrites({ ...session, sessionToken: 'fresh' });
    expect(currentSession()?.sessionToken).toBe('fresh');
    expect(queryClient.getQueryData(['MessageThread'])).toEqual(['mine']);
    otherTabWrites(null);
    expect(currentSession()).toBeNull();
    expect(queryClient.getQueryData(['MessageThread'])).toBeUndefined();
    expect(heard).toHaveBeenCalledOnce();
    stop();
    removeEventListener(LOGGED_OUT_EVENT, heard);
  });
});
