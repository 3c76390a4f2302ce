// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { INACTIVITY_MS, noteActivity, readSession, staysSignedIn, writeSession } from './session-storage.ts';

const session = {
  apiKey: 'key',
  sessionToken: 'tok',
  userId: 4,
  userSlug: 'dana',
  staySignedIn: false,
  masterKey: false,
};
const noon = Date.parse('2026-11-20T12:00:00Z');

beforeEach(() => localStorage.clear());

describe('a stored session', () => {
  it('SESS003 is there after a reload', () => {
    writeSession({ ...session, staySignedIn: true });
    expect(readSession(noon)).toEqual({ ...session, staySignedIn: true });
  });

  it('SESS014 ends after five idle minutes, not before', () => {
    writeSession(session);
    noteActivity(noon);
    expect(readSession(noon + INACTIVITY_MS)).toEqual(session);
    expect(readSession(noon + INACTIVITY_MS + 1)).toBeNull();
  });

  it('SESS015 stays if the person chose so', () => {
    writeSession({ ...session, staySignedIn: true });
    noteActivity(noon);
    expect(readSession(noon + 3_600_000)).not.toBeNull();
  });

  it('ends if its last activity is unknown', () => {
    writeSession(session);
    expect(readSession(noon)).toBeNull();
  });

  it.each(['', '{', '{"apiKey":1}', 'null'])('is none if the store contains %j', (text) => {
    localStorage.setItem('fieldspan.session', text);
    expect(readSession(noon)).toBeNull();
  });
});

it('SESS004 remembers the choice after the session has ended', () => {
  expect(staysSignedIn()).toBe(true);
  writeSession(session);
  writeSession(null);
  expect(staysSignedIn()).toBe(false);
});
