// @vitest-environment jsdom
import type { OutboxItem } from '@fieldspan/api/outbox/outbox-item';
import { expect, it } from 'vitest';
import { draftAgain, notArrived, outgoingMessage } from './outgoing-message.ts';

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
  uploadId: null,
  memo: null,
  first: null,
  after: [],
  editAt: null,
  isBulk: false,
  isDurable: true,
};

it('says what is being sent, and why it has not arrived', () => {
  expect(outgoingMessage({ ...item, state: 'failed', error: { text: 'No.', list: ['Archived'] } })).toEqual({
    clientKey: 'k1',
    text: 'Hoist is down',
    fileName: null,
    uploadId: null,
    needsOk: false,
    state: 'failed',
    reason: 'No. Archived',
  });
});

it('names the file that goes with it', () => {
  expect(outgoingMessage({ ...item, fileName: 'crack.jpg' }).fileName).toBe('crack.jpg');
  const stored = { ...item, payload: { ...item.payload, image_id: 9 }, memo: 'stored.jpg' };
  expect(outgoingMessage(stored)).toMatchObject({ fileName: 'stored.jpg', uploadId: 9 });
});

it('is removed when the stream has it', () => {
  expect(notArrived([{ clientKey: 'k1' }, { clientKey: 'k2' }], [{ client_key: 'k1' }, { client_key: null }])).toEqual([
    { clientKey: 'k2' },
  ]);
});

it('is shown once while the outbox still has what the server reported as stored', () => {
  const sent = { clientKey: 'k1', state: 'sent' };
  expect(notArrived([sent, { clientKey: 'k1', state: 'sending' }], [])).toEqual([sent]);
});

it('is continued under another key, with its file wherever that is by now', () => {
  const waiting = outgoingMessage({ ...item, fileName: 'crack.jpg', payload: { ...item.payload, needs_ok: 1 } });
  const file = new File(['x'], 'crack.jpg');
  const again = draftAgain(waiting, file);
  expect(again).toMatchObject({ text: 'Hoist is down', attachments: [{ name: 'crack.jpg', file }], needsOk: true });
  expect([again.key, again.attachments[0]?.key]).not.toContain('k1');
  expect(draftAgain({ ...waiting, uploadId: 9 }, null).attachments).toMatchObject([{ uploadId: 9, file: null }]);
  expect(draftAgain(outgoingMessage(item), null).attachments).toEqual([]);
});
