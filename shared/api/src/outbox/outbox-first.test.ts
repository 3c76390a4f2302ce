// @vitest-environment jsdom
import { look } from '@fieldspan/api/reach';
import { expect, it } from 'vitest';
import { discard, retry, sendLater } from './outbox.ts';
import { isEmpty, items, passTime, say, untilSo } from './testing/outbox-bench.ts';
import { outboxTest } from './testing/outbox-test.ts';

const test = outboxTest();

/** The first message of a new thread. */
const begin = (message: string, key = 'k1') =>
  sendLater({
    lane: 'thread:new',
    call: 'Message/save',
    payload: { message, author_id: 4, client_key: key },
    label: message,
    first: {
      call: 'MessageThread/save',
      payload: { subject: 'Crew lunch', client_key: 'thread-key' },
      field: 'thread_id',
      lane: 'thread:',
    },
  });

const stored = () => test.server.stored.map(({ call, fields }) => [call, fields['message'] ?? fields['subject']]);

it('MSG024 saves the thread, then its first message with the returned id', async () => {
  await begin('Friday?');
  await untilSo(isEmpty);
  expect(stored()).toEqual([
    ['MessageThread/save', 'Crew lunch'],
    ['Message/save', 'Friday?'],
  ]);
  expect(test.server.stored[1]?.fields).toMatchObject({ thread_id: '1', client_key: 'k1' });
});

it('waits on the device without a network, outlives the page, and creates one thread and one message', async () => {
  test.server.fate = () => 'lost';
  await begin('Friday?');
  await untilSo(() => test.server.tries.length > 2);
  expect(items()).toMatchObject([{ lane: 'thread:new', first: { made: null } }]);
  test.reopen();
  test.server.fate = () => 'answered';
  await untilSo(() => test.server.stored.length > 1 && isEmpty());
  expect(stored()).toHaveLength(2);
});

it('creates one thread if the response was lost after it was stored', async () => {
  test.server.fate = (attempt) => (attempt === 1 ? 'answer-lost' : 'answered');
  await begin('Friday?');
  await untilSo(isEmpty);
  expect(stored()).toHaveLength(2);
  expect(test.server.tries.map(({ call }) => call)).toEqual([
    'MessageThread/save',
    'MessageThread/save',
    'Message/save',
  ]);
});

it('continues with the message if the thread has already been stored, also in another page', async () => {
  test.server.fate = (attempt) => (attempt === 1 ? 'answered' : 'lost');
  await begin('Friday?');
  await untilSo(() => items()[0]?.first?.made !== null && test.server.tries.length > 1);
  expect(items()).toMatchObject([{ lane: 'thread:1', payload: { thread_id: 1 }, first: { made: { slug: 's1' } } }]);
  test.reopen();
  test.server.fate = () => 'answered';
  await untilSo(() => test.server.stored.length > 1 && isEmpty());
  expect(test.server.tries.filter(({ call }) => call === 'MessageThread/save')).toHaveLength(1);
});

it('keeps the order of messages written in a thread while it is created and afterwards', async () => {
  test.server.fate = () => 'lost';
  await begin('one', 'k1');
  await begin('two', 'k2');
  test.server.fate = (_, key) => (key === 'thread-key' ? 'answered' : 'lost');
  await untilSo(() => items().every(({ lane }) => lane === 'thread:1'));
  await say('three', 'thread:1');
  test.server.fate = () => 'answered';
  await look();
  await passTime(0);
  await untilSo(isEmpty);
  expect(stored().slice(1)).toEqual([
    ['Message/save', 'one'],
    ['Message/save', 'two'],
    ['Message/save', 'three'],
  ]);
  expect(test.server.atOnce).toBe(1);
});

it('reports that the thread was refused, and retries it when the person wants', async () => {
  test.server.fate = () => ({ refusal: 'Subject is required' });
  await begin('Friday?');
  await untilSo(() => items()[0]?.state === 'failed');
  expect(items()[0]?.error?.text).toContain('Subject is required');
  test.server.fate = () => 'answered';
  await retry('k1');
  await untilSo(isEmpty);
  expect(stored()).toHaveLength(2);
});

it('gives its id to each record of a list', async () => {
  await sendLater({
    lane: 'form:new',
    call: 'CompanyFormAcknowledgement/save-batch',
    payload: { records: [participant('a'), participant('b')] },
    label: 'Trench check',
    first: {
      call: 'CompanyForm/save',
      payload: { child_template_id: 3, form_json: '[]', client_key: 'form-key' },
      field: 'records.*.form_id',
      lane: 'form:',
    },
  });
  await untilSo(isEmpty);
  const [form, batch] = test.server.stored;
  expect([form?.call, form?.fields['client_key']]).toEqual(['CompanyForm/save', 'form-key']);
  expect(JSON.parse(batch?.fields['records'] ?? '')).toMatchObject([
    { form_id: 1, client_key: 'a' },
    { form_id: 1, client_key: 'b' },
  ]);
});

const participant = (client_key: string) => ({
  form_id: 0,
  client_key,
  user_id: null,
  is_external_worker: 1 as const,
  name: client_key,
  company_name: '',
  email: '',
  phone: '',
  is_invite: 0 as const,
  completed_at: null,
  signature_json: null,
});

it('is sent after the item it depends on, in whatever lane that is', async () => {
  test.server.fate = (_, key) => (key === 'k1' ? { refusal: 'Too big' } : 'answered');
  await begin('picture', 'k1');
  await untilSo(() => items()[0]?.state === 'failed');
  await sendLater({
    lane: 'form',
    call: 'Message/save',
    payload: { thread_id: 7, author_id: 4, message: 'form', client_key: 'k2' },
    label: 'form',
    after: ['k1'],
  });
  await passTime(90_000);
  expect(stored().map(([, what]) => what)).not.toContain('form');
  test.reopen();
  await passTime(90_000);
  expect(items()).toHaveLength(2);
  test.server.fate = () => 'answered';
  await retry('k1');
  await untilSo(isEmpty);
  expect(stored().map(([, what]) => what)).toEqual(['Crew lunch', 'picture', 'form']);
});

it('is not sent when it is discarded together with the item it depends on', async () => {
  test.server.fate = (_, key) => (key === 'k1' ? { refusal: 'Too big' } : 'answered');
  const about = { call: 'Message/save', payload: { thread_id: 7, author_id: 4 } } as const;
  for (const [key, after] of [['k1'], ['k2', 'k1'], ['k3', 'k2']] as const) {
    const payload = { ...about.payload, message: key, client_key: key };
    await sendLater({ ...about, payload, lane: key, label: key, after: after === undefined ? [] : [after] });
  }
  await untilSo(() => items()[0]?.state === 'failed');
  await discard('k1', 'k2', 'k3');
  await passTime(90_000);
  expect(isEmpty()).toBe(true);
  expect(test.server.stored).toEqual([]);
  test.reopen();
  await passTime(1000);
  expect(isEmpty()).toBe(true);
});
