import type { MyThread } from '@fieldspan/contract/messaging-calls';
import { OWN_ID } from '@fieldspan/federation/testing/sign-in-afresh';
import { fakeServer } from '@fieldspan/testing/fake-server';
import { rowOf } from '@fieldspan/testing/row-of';
import { matchingMessages } from './matching-messages.ts';
import type { StoredMessage } from './matching-messages.ts';

const OTHER_ID = 7;

const SENDING = new Set(['Message/save', 'MessageThread/save']);

let lastThreadId = 11;

/** A fake server with one thread of two members, for the screens of messaging. */
export class ThreadServer {
  /** A new thread for each server: drafts and unsent messages outlive a screen. */
  readonly threadId = (lastThreadId += 1);
  readonly messages: StoredMessage[] = [];
  readonly saved: { call: string; fields: Record<string, string> }[] = [];
  readonly asked: URL[] = [];
  thread: Record<string, unknown> = {};
  mine: Partial<MyThread> = {};
  /** The thread list; only the one thread if null. */
  threads: object[] | null = null;
  hits: object[] = [];
  unread: number[] = [];
  /** Refuses Message/save, or the named call, with these messages in turn. */
  refusals: string[] = [];
  refusedCall = 'Message/save';
  /** Writes fail as without a network. */
  isOffline = false;
  readonly extra: Record<string, unknown> = {};

  start(): void {
    fakeServer(async ({ call, url, request }) => {
      if (this.isOffline && url.pathname === '/healthz') throw new TypeError('Failed to fetch');
      this.asked.push(url);
      if (request.method === 'POST') return { body: await this.#save(call, await request.formData()) };
      return { body: { data: this.#read(call, url), meta: { count: 1, num_pages: 1 } } };
    });
  }

  /** Adds a message by somebody else. */
  receive(message: string, more: Partial<StoredMessage> = {}): StoredMessage {
    return this.#store({ message, author_id: OTHER_ID, client_key: null, ...more });
  }

  /** Adds this many messages by somebody else. */
  fill(count: number): void {
    for (let n = 1; n <= count; n += 1) this.receive(`Line ${n}`);
  }

  /** The payloads of one call, in order. */
  all(call: string): Record<string, string>[] {
    return this.saved.filter((one) => one.call === call).map(({ fields }) => fields);
  }

  lastAsked(call: string): URL | undefined {
    return this.asked.findLast((url) => url.pathname.endsWith(call));
  }

  #store(said: Partial<StoredMessage>): StoredMessage {
    const id = this.messages.length + 1;
    const at = new Date(Date.UTC(2026, 10, 20, 10, id)).toISOString();
    const stored = { id, message: '', author_id: OWN_ID, client_key: null, at, more: {}, ...said };
    this.messages.push(stored);
    return stored;
  }

  async #save(call: string, form: FormData) {
    const fields = Object.fromEntries(
      [...form].map(([key, value]) => [key, typeof value === 'string' ? value : value.name]),
    );
    this.saved.push({ call, fields });
    if (SENDING.has(call) && this.isOffline) throw new TypeError('Failed to fetch');
    if (call === this.refusedCall && this.refusals.length > 0) return { success: false, errors: this.refusals };
    return { data: this.#written(call, fields) };
  }

  #written(call: string, fields: Record<string, string>): unknown {
    if (call === 'Message/ok') return { ok_by: fields['ok'] === '1' ? [OWN_ID] : [] };
    if (/^MessageThread\/(notify|pin|mark-unread)$/.test(call)) return this.#mine();
    if (call === 'User/save-quiet-hours') return this.extra['User/quiet-hours'];
    if (call === 'MessageThread/enter-support') return this.extra[call];
    const isMessage = call === 'Message/save' && fields['id'] === undefined;
    return isMessage ? this.#send(fields) : { record_id: 31, slug: 'new-thread' };
  }

  #send(fields: Record<string, string>) {
    const known = this.messages.find(({ client_key }) => client_key === fields['client_key']);
    const { id } = known ?? this.#store({ message: fields['message'] ?? '', client_key: fields['client_key'] ?? null });
    return { record_id: id, slug: `m${id}` };
  }

  #read(call: string, url: URL): unknown {
    if (call in this.extra) return this.extra[call];
    if (call.startsWith('MessageThread/find/')) return this.#threadRow();
    const answers: Record<string, () => unknown> = {
      'MessageThread/get': () => this.threads ?? [{ ...this.#threadRow(), LastAuthor: person(OTHER_ID) }],
      'MessageThread/mine': () => this.#mine(),
      'MessageThread/search': () => this.hits,
      'Message/get': () => matchingMessages(this.messages, url).map((message) => messageRow(this.threadId, message)),
      'Message/check-new': () => ({ threads: this.unread, users: [] }),
      'User/get': () => [person(OWN_ID), person(OTHER_ID), person(9)],
      'User/find/dana': profile,
    };
    return answers[call]?.() ?? [];
  }

  #mine(): MyThread {
    const none = { last_read_id: null, first_unread_id: null, unread: 0, pinned_message_id: null } as const;
    return { ...none, notify: 'all', ...this.mine };
  }

  #threadRow() {
    const Members = [OWN_ID, OTHER_ID].map((id) => Object.assign(person(id), { last_read: null }));
    const parts = { Members, Job: null, Service: null, Pinned: null };
    const values = {
      id: this.threadId,
      slug: 'stone-road',
      subject: 'Stone Road',
      my_notify: this.#mine().notify,
      ...parts,
    };
    return rowOf('MessageThread', { ...values, ...this.thread });
  }
}

function messageRow(thread_id: number, { id, message, author_id, client_key, at, more }: StoredMessage): object {
  const User = person(author_id);
  const values = { id, message, author_id, client_key, created_at: at, updated_at: at, thread_id };
  return rowOf('Message', { ...values, User, LibraryUpload: null, ...more });
}

/** A user as included in a relation. */
export function person(id: number): object {
  const name = id === OWN_ID ? 'Dana' : `Person${id}`;
  return rowOf('User', { id, slug: name.toLowerCase(), first_name: name, last_name: 'Roy', email: 'a@b.c' });
}

function profile(): object {
  return { ...person(OWN_ID), UserPermission: [], CompanySettings: null, JobPersonnelRole: [], ProfileImage: null };
}
