import { FaultyServer } from '@fieldspan/testing/faulty-server';
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, vi } from 'vitest';
import { endSession } from '@fieldspan/api/session';
import { startOutbox } from '../outbox.ts';
import { DANA, freshDevice, signIn } from './outbox-bench.ts';

type OutboxTest = {
  /** The server that gets the outbox's requests; a new one for each test. */
  server: FaultyServer;
  /** Closes the page and opens another on the same device. */
  reopen: () => void;
};

/** Each test of the file begins on an empty device with Dana signed in and the outbox running. */
export function outboxTest(): OutboxTest {
  let stop: (() => void) | undefined;
  const test: OutboxTest = {
    server: new FaultyServer(),
    reopen: () => {
      stop?.();
      stop = startOutbox();
    },
  };
  beforeEach(() => {
    vi.stubGlobal('indexedDB', new IDBFactory());
    freshDevice();
    test.server = new FaultyServer();
    test.server.start();
    signIn(DANA);
    stop = startOutbox();
  });
  afterEach(() => {
    stop?.();
    endSession();
    vi.useRealTimers();
  });
  return test;
}
