import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { EnvelopeSchema } from '@fieldspan/contract/envelope';
import * as v from 'valibot';
import { headersOf } from './messaging-people.ts';

const IdSchema = v.object({ id: v.number() });
const ThreadsSchema = v.object({ threads: v.array(v.number()) });

/** What a browser includes with each message. */
const INCLUDE = JSON.stringify({
  User: ['slug', 'first_name', 'last_name', 'email', 'image_id'],
  LibraryUpload: ['type', 'filename', 'thumb_filename', 'original_filename', 'width', 'height', 'bytes'],
});

type Ask = { url: URL; person: number; agent: Agent; body?: URLSearchParams };

/** A call on a kept-alive connection. */
export function ask({ url, person, agent, body }: Ask): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const headers = { ...headersOf(person), origin: url.origin };
  const asking = request(url, { agent, headers, method: body ? 'POST' : 'GET' }, (response) => {
    let text = '';
    response.setEncoding('utf8');
    response.on('data', (part: string) => {
      text += part;
    });
    response.on('end', () => {
      const answer = v.safeParse(EnvelopeSchema, text === '' ? null : JSON.parse(text));
      if (answer.success && answer.output.success) resolve(answer.output.data);
      else reject(new Error(`${url.pathname} answered ${response.statusCode} ${text.slice(0, 200)}`));
    });
  });
  asking.on('error', reject);
  if (body) asking.setHeader('content-type', 'application/x-www-form-urlencoded');
  asking.end(body?.toString());
  return promise;
}

/** Called with the id of what arrived, and when. */
type Heard = (id: number, at: number) => void;

/** Keeps a poll open like the browser: asks again after each response. */
export type Poller = { stop: () => void };

type Poll = { origin: string; person: number; heard: Heard };

/** Waits for messages of a thread after the last known one. */
export function pollThread({ origin, person, heard }: Poll, threadId: number, lastId: number): Poller {
  let last = lastId;
  return poll(
    { origin, person },
    {
      path: () =>
        `Message/get?filters=${JSON.stringify({ thread_id: threadId })}&include=${INCLUDE}&after_id=${last}&wait=1`,
      take(data, at) {
        for (const { id } of v.parse(v.array(IdSchema), data).toReversed()) {
          heard(id, at);
          last = Math.max(last, id);
        }
      },
    },
  );
}

/** Waits for threads with something new; `heard` gets the thread's id. */
export function pollNews({ origin, person, heard }: Poll): Poller {
  const known = new Set<number>();
  return poll(
    { origin, person },
    {
      path: () => `Message/check-new?wait=1&known=${JSON.stringify([...known])}`,
      take(data, at) {
        for (const id of v.parse(ThreadsSchema, data).threads.filter((thread) => !known.has(thread))) {
          known.add(id);
          heard(id, at);
        }
      },
    },
  );
}

type Asked = { path: () => string; take: (data: unknown, at: number) => void };

function poll({ origin, person }: { origin: string; person: number }, { path, take }: Asked): Poller {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const now = { isStopped: false };
  const run = async () => {
    while (!now.isStopped) {
      const asked = ask({ url: new URL(encodeURI(`/api/${path()}`), origin), person, agent });
      // Retries after a refusal, like the browser.
      const data = await asked.catch(() => sleep(1000).then(() => null));
      if (data !== null) take(data, performance.now());
    }
  };
  void run();
  return {
    stop() {
      now.isStopped = true;
      agent.destroy();
    },
  };
}
