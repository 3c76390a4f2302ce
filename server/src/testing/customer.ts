import { expect } from 'vitest';
import type { Caller } from '../routes/testing/caller.ts';
import type { World } from '../routes/testing/world.ts';

type Said = { success: boolean; errors: string[]; data: Record<string, unknown> | null };
type Model = 'ServiceInvoice' | 'JobBid' | 'ChangeOrder' | 'JobInvoice';

/** A customer who is sent documents by mail, and has no session. */
export class Customer {
  readonly #world: World;
  #mailed = 0;

  constructor(world: World) {
    this.#world = world;
  }

  /** The address of the last mail. */
  get email(): string {
    return `helen-${this.#mailed}@willow.test`;
  }

  async mail() {
    return (await this.#world.services.outbox.list(50)).find(({ to }) => to === this.email);
  }

  /** Somebody of the company sends a document. @returns the token of the link */
  async isSent(by: Caller, model: Model, id: number): Promise<string> {
    this.#mailed += 1;
    const sending = { id, email: this.email, text: 'As discussed.', client_key: this.email };
    expect(await by.post(`${model}/send`, sending)).toMatchObject({ errors: [], data: { sent: true } });
    return /\/document\/([\w-]+)/.exec((await this.mail())?.text ?? '')?.[1] ?? '';
  }

  async find(token: string): Promise<Said> {
    const response = await this.#world.request(`/api/CustomerDocument/find?${new URLSearchParams({ token })}`);
    return response.json();
  }

  pdf(token: string): Promise<Response> {
    return this.#world.request(`/api/CustomerDocument/pdf?${new URLSearchParams({ token })}`);
  }

  async post(call: 'accept' | 'decline' | 'comment' | 'pay', payload: Record<string, string>): Promise<Said> {
    const body = new FormData();
    for (const [name, value] of Object.entries(payload)) body.set(name, value);
    const response = await this.#world.request(`/api/CustomerDocument/${call}`, { method: 'POST', body });
    return response.json();
  }
}
