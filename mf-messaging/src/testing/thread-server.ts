import { OWN_ID } from '@fieldspan/federation/testing/sign-in-afresh';
import { farEnd } from '@fieldspan/testing/far-end';
import { rowOf } from '@fieldspan/testing/row-of';

const OTHER_ID = 7;

type StoredMessage = { id: number; message: string; author_id: number; client_key: string | null; at: string };

let lastThreadId = 11;

/** A far end that holds one thread of two members, and answers what the screens of messaging ask. */
export class ThreadServer {
  /** A thread of its own: drafts and unsent messages outlive a screen. */
  readonly threadId = (lastThreadId += 1);
  readonly messages: StoredMessage[] = [];
  readonly saved: { call: string; fields: Record<string, string> }[] = [];
  readonly asked: URL[] = [];
  thread: Record<string, unknown> = {};
  /** Refuses Message/save with these texts while there are any. */
  refusals: string[] = [];
  /** The network is away for Message/save. */
  isOffline = false;

  start(): void {
    farEnd(async ({ call, url, request }) => {
      this.asked.push(url);
      if (request.method === 'POST') return { body: await this.#save(call, await request.formData()) };
      return { body: { data: this.#read(call, url), meta: { count: 1, num_pages: 1 } } };
    });
  }

  /** What somebody else writes. */
  receive(message: string): void {
    this.#store(message, OTHER_ID, null);
  }

  #store(message: string, authorId: number, clientKey: string | null): number {
    const id = this.messages.length + 1;
    const at = new Date(Date.UTC(2026, 10, 20, 10, id)).toISOString();
    this.messages.push({ id, message, author_id: authorId, client_key: clientKey, at });
    return id;
  }

  async #save(call: string, form: FormData) {
    const fields = Object.fromEntries(
      [...form].map(([key, value]) => [key, typeof value === 'string' ? value : value.name]),
    );
    this.saved.push({ call, fields });
    if (call !== 'Message/save') return { data: { record_id: 31, slug: 'new-thread' } };
    if (this.isOffline) throw new TypeError('Failed to fetch');
    if (this.refusals.length > 0) return { success: false, errors: this.refusals };
    const known = this.messages.find(({ client_key }) => client_key === fields['client_key']);
    const id = known?.id ?? this.#store(fields['message'] ?? '', OWN_ID, fields['client_key'] ?? null);
    return { data: { record_id: id, slug: `m${id}` } };
  }

  #read(call: string, url: URL): unknown {
    if (call.startsWith('MessageThread/find/')) return this.#threadRow();
    if (call === 'MessageThread/get') return [{ ...this.#threadRow(), LastAuthor: person(OTHER_ID) }];
    if (call === 'Message/get') return this.#matching(url).map((message) => messageRow(this.threadId, message));
    if (call === 'Message/check-new') return { threads: [], users: [] };
    if (call === 'User/get') return [person(OWN_ID), person(OTHER_ID), person(9)];
    return call === 'User/find/dana' ? profile() : [];
  }

  #threadRow() {
    const Members = [OWN_ID, OTHER_ID].map((id) => Object.assign(person(id), { last_read: null }));
    const values = { id: this.threadId, slug: 'stone-road', subject: 'Stone Road', Members, Job: null, Service: null };
    return rowOf('MessageThread', { ...values, ...this.thread });
  }

  /** By the filters of the question, the newest first. */
  #matching(url: URL): StoredMessage[] {
    const filters = JSON.parse(url.searchParams.get('filters') ?? '{}');
    const after = filters.created_at?.gt ?? '';
    const beyond = filters.id?.gt ?? 0;
    return this.messages.filter(({ at, id }) => at > after && id > beyond).toReversed();
  }
}

function messageRow(thread_id: number, { id, message, author_id, client_key, at }: StoredMessage): object {
  const User = person(author_id);
  const values = { id, message, author_id, client_key, created_at: at, updated_at: at, thread_id };
  return rowOf('Message', { ...values, User, LibraryUpload: null });
}

function person(id: number): object {
  const name = id === OWN_ID ? 'Dana' : `Person${id}`;
  return rowOf('User', { id, slug: name.toLowerCase(), first_name: name, last_name: 'Roy', email: 'a@b.c' });
}

function profile(): object {
  return { ...person(OWN_ID), UserPermission: [], CompanySettings: null, JobPersonnelRole: [], ProfileImage: null };
}
