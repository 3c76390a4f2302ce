// @vitest-environment jsdom
import type { OutboxItem } from '@fieldspan/api/outbox/outbox-item';
import { expect, it } from 'vitest';
import { notArrived, outgoingMessage } from './outgoing-message.ts';

const item: OutboxItem = {
  clientKey: 'k1',
  lane: 'thread:7',
  laneLabel: 'Stone Road',
  call: 'Message/save',
  payload: { thread_id: 7, message: 'Hoist is down' },
  label: 'Hoist is down',
  state: 'waiting',
  error: null,
  createdAt: 0,
  fileName: null,
  memo: { image: null },
  isDurable: true,
};

it('says what is on its way, and why it is not there yet', () => {
  expect(outgoingMessage({ ...item, state: 'failed', error: { text: 'No.', list: ['Archived'] } })).toEqual({
    clientKey: 'k1',
    text: 'Hoist is down',
    image: null,
    fileName: null,
    state: 'failed',
    reason: 'No. Archived',
  });
});

it('names the file that goes with it', () => {
  expect(outgoingMessage({ ...item, fileName: 'crack.jpg' }).fileName).toBe('crack.jpg');
});

it('is no longer on its way when the stream has it', () => {
  expect(notArrived([{ clientKey: 'k1' }, { clientKey: 'k2' }], [{ client_key: 'k1' }, { client_key: null }])).toEqual([
    { clientKey: 'k2' },
  ]);
});

it('stands there once while the outbox still has what the server told as stored', () => {
  const sent = { clientKey: 'k1', state: 'sent' };
  expect(notArrived([sent, { clientKey: 'k1', state: 'sending' }], [])).toEqual([sent]);
});
