// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { look } from '@fieldspan/api/reach';
import { endSession } from '@fieldspan/api/session';
import { discard, onRefused, onSent, retry, sendLater } from './outbox.ts';
import { OFFLINE, isEmpty, items, passTime, say, status, untilSo } from './testing/outbox-bench.ts';
import { outboxTest } from './testing/outbox-test.ts';

const test = outboxTest();

describe('what a person writes', () => {
  it('is sent at once, under a key of its own, as the signed-in person and for their company', async () => {
    const { clientKey } = await say('On my way');
    await untilSo(isEmpty);
    expect(test.server.stored.map(({ call, fields }) => ({ call, ...fields }))).toEqual([
      { call: 'Message/save', thread_id: '7', author_id: '4', message: 'On my way', client_key: clientKey },
    ]);
    expect(test.server.tries[0]?.headers.get('api-key')).toBe('key-4');
    expect(test.server.tries[0]?.headers.get('tenant-id')).toBe('1');
    expect(status()).toMatchObject({ waiting: 0, failed: 0, allSentAt: expect.any(Number) });
  });

  it('keeps the key that the caller gave', async () => {
    await sendLater({
      lane: 'x',
      call: 'Message/save',
      payload: { thread_id: 7, author_id: 4, message: 'a', client_key: 'mine' },
      label: 'a',
    });
    await untilSo(isEmpty);
    expect(test.server.all('client_key')).toEqual(['mine']);
  });

  it('waits on the device without network, and is sent when it is back', async () => {
    test.server.fate = () => 'lost';
    await say('In the basement');
    await untilSo(() => test.server.tries.length > 3);
    expect(items()).toMatchObject([{ state: 'waiting', error: { text: OFFLINE }, label: 'In the basement' }]);

    test.server.fate = () => 'answered';
    await look();
    await passTime(0);
    await untilSo(isEmpty, 3);
    expect(test.server.all('message')).toEqual(['In the basement']);
  });

  it('is sent when the page becomes visible again', async () => {
    test.server.fate = () => 'lost';
    await say('a');
    await untilSo(() => test.server.tries.length > 5);
    test.server.fate = () => 'answered';
    document.dispatchEvent(new Event('visibilitychange'));
    await untilSo(isEmpty, 3);
  });

  it('is refused if nobody is signed in', async () => {
    endSession();
    await expect(say('who?')).rejects.toThrow('Nobody is signed in');
  });
});

describe('order and retries', () => {
  it('fifty written offline arrive as fifty, in order, though 30 % of the responses are lost', async () => {
    test.server.fate = () => 'lost';
    const texts = Array.from({ length: 50 }, (_, n) => `message ${n + 1}`);
    for (const text of texts) await say(text);
    expect(status().waiting).toBe(50);

    // Loses about every third response, the same ones in every run.
    test.server.fate = (attempt) => ((attempt * 7919) % 10 < 3 ? 'answer-lost' : 'answered');
    await untilSo(isEmpty);
    expect(test.server.all('message')).toEqual(texts);
    expect(test.server.tries.length).toBeGreaterThan(60);
  });

  it('a page closed between sending and response leaves exactly one copy', async () => {
    test.server.fate = () => 'hangs';
    await say('once');
    await untilSo(() => test.server.stored.length === 1);
    test.server.fate = () => 'answered';
    test.reopen();
    await untilSo(() => test.server.tries.length === 2 && isEmpty());
    expect(test.server.all('message')).toEqual(['once']);
  });

  it('sends at most three lanes at once and never two items of one lane', async () => {
    for (const lane of ['a', 'b', 'c', 'd', 'e']) {
      for (const n of [1, 2, 3]) await say(`${lane}${n}`, lane);
    }
    await untilSo(isEmpty);
    expect(test.server.atOnce).toBeLessThanOrEqual(3);
    const texts = test.server.all('message');
    for (const lane of ['a', 'b', 'c', 'd', 'e']) {
      expect(texts.filter((text) => text.startsWith(lane))).toEqual([`${lane}1`, `${lane}2`, `${lane}3`]);
    }
  });

  it('keeps trying while the server is broken', async () => {
    test.server.fate = (attempt) => (attempt <= 40 ? 503 : 'answered');
    await say('patience');
    await untilSo(isEmpty, 20_000);
    expect(test.server.all('message')).toEqual(['patience']);
  });
});

describe('the clock of the device', () => {
  it.each([-3, 3])('set by %i hours while it waits, does not change how long it waited', async (hours) => {
    await say('before, so that the server’s clock is known');
    await untilSo(isEmpty);
    test.server.fate = () => 'lost';
    await sendLater({ lane: 'clock', call: 'Message/save', payload: {}, label: 'In', waitedField: 'waited_ms' });
    await passTime(600_000);
    vi.setSystemTime(Date.now() + hours * 3_600_000);
    test.server.fate = () => 'answered';
    await untilSo(isEmpty);
    const waited = Number(test.server.stored.at(-1)?.fields['waited_ms']);
    expect(waited).toBeGreaterThanOrEqual(600_000);
    expect(waited).toBeLessThan(700_000);
  });
});

async function refuse(message: string): Promise<string> {
  test.server.fate = () => ({ refusal: 'This thread is archived.' });
  const { clientKey } = await say(message);
  await untilSo(() => status().failed === 1);
  return clientKey;
}

describe('what the server refuses', () => {
  it('is shown with its reason, is not retried by itself, and does not block the next ones', async () => {
    await refuse('too late');
    test.server.fate = () => 'answered';
    await say('another');
    await untilSo(() => items().length === 1);
    await look();
    await passTime(120_000);
    expect(items()).toMatchObject([{ state: 'failed', error: { text: 'This thread is archived.' } }]);
    expect(test.server.all('message')).toEqual(['another']);
  });

  it('stays refused after a restart', async () => {
    await refuse('too late');
    test.reopen();
    await untilSo(() => status().failed === 1);
    expect(test.server.tries).toHaveLength(1);
  });

  it('is sent again with the same key when the person says so', async () => {
    const clientKey = await refuse('too late');
    test.server.fate = () => 'answered';
    await retry(clientKey);
    await untilSo(isEmpty);
    expect(test.server.all('client_key')).toEqual([clientKey]);
  });

  it('is deleted when the person discards it', async () => {
    await discard(await refuse('too late'));
    expect(isEmpty()).toBe(true);
    test.reopen();
    await passTime(1000);
    expect(isEmpty()).toBe(true);
  });
});

describe('a listener', () => {
  it('is told what was stored, with the response, and what was refused', async () => {
    await import('../answer-schema.ts');
    const sent: unknown[] = [];
    const refused: unknown[] = [];
    const stops = [
      onSent('Message/save', (item, answer) => sent.push([item.label, answer.record_id])),
      onRefused('Message/save', (item) => refused.push(item.label)),
    ];
    test.server.fate = (attempt) => (attempt === 1 ? 'answered' : { refusal: 'No' });
    await say('one');
    await say('two');
    await untilSo(() => refused.length > 0 && sent.length > 0);
    expect([sent, refused]).toEqual([[['one', 1]], ['two']]);
    for (const end of stops) end();
  });
});
