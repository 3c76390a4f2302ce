import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Caller } from '../../routes/testing/caller.ts';
import { openWorld } from '../../routes/testing/world.ts';
import type { World } from '../../routes/testing/world.ts';
import { Biller } from '../../testing/biller.ts';
import { Customer } from '../../testing/customer.ts';
import { found } from '../../testing/record-calls.ts';
import { openStripe } from '../stripe.ts';
import { completed, signedEvent, StripeServer } from './stripe-server.ts';
import type { Session } from './stripe-server.ts';

type Row = Record<string, unknown>;

/** A company that takes payments by card, its customer, and the provider. */
export class Till {
  readonly world: World;
  readonly ana: Caller;
  readonly biller: Biller;
  readonly helen: Customer;
  readonly settings: number;
  readonly service: number;
  readonly stripe: StripeServer;
  #told = 0;

  private constructor(made: Pick<Till, 'world' | 'ana' | 'biller' | 'helen' | 'settings' | 'service' | 'stripe'>) {
    ({
      world: this.world,
      ana: this.ana,
      biller: this.biller,
      helen: this.helen,
      settings: this.settings,
      service: this.service,
      stripe: this.stripe,
    } = made);
  }

  static async open(): Promise<Till> {
    const world = await openWorld();
    const ana = await world.signIn('ana');
    const settings = await ana.saved('CompanySetting/save', { taxes_json: '{"HST":{"taxRate":13,"isDefault":0}}' });
    const biller = new Biller(ana, await ana.saved('Contact/save', { name: 'Willow Court' }));
    const service = await ana.saved('Service/save', {
      job_name: 'Boiler',
      job_num: 'S-1',
      customer_id: biller.customer,
    });
    const stripe = new StripeServer();
    world.services.payments = openStripe(await stripe.open([1]));
    return new Till({ world, ana, biller, helen: new Customer(world), settings, service, stripe });
  }

  async stop(): Promise<void> {
    await this.stripe.close();
    await this.world.stop();
  }

  /** An invoice that the customer has a link to. */
  async sent(price: number, of: number = this.service): Promise<{ id: number; token: string }> {
    const lines_json = JSON.stringify([{ key: 'a', description: 'Work', quantity: '1', price: price.toFixed(2) }]);
    const id = await this.ana.saved('ServiceInvoice/save', { service_id: of, lines_json });
    await this.ana.saved('ServiceInvoice/save', { id, status: 'Sent' });
    return { id, token: await this.helen.isSent(this.ana, 'ServiceInvoice', id) };
  }

  begin(token: string, amount: string, client_key: string = crypto.randomUUID()) {
    return this.helen.post('pay', { token, amount, client_key });
  }

  async session(token: string, amount: string): Promise<Session> {
    expect((await this.begin(token, amount)).errors).toEqual([]);
    const made = this.stripe.sessions.at(-1);
    if (!made) throw new Error('No session was made');
    return made;
  }

  async tell(init: RequestInit): Promise<Response> {
    return this.world.request('/api/CardPayment/webhook', init);
  }

  async isPaid(of: Session, more: Row = {}): Promise<void> {
    this.#told += 1;
    const event = signedEvent(completed(of, more), { id: `evt_${this.#told}` });
    expect((await this.tell(event)).status).toBe(200);
  }

  /** An invoice that was paid by card. @returns also the id of the payment */
  async paid(price: number, of: number = this.service): Promise<{ id: number; token: string; payment: number }> {
    const sent = await this.sent(price, of);
    await this.isPaid(await this.session(sent.token, price.toFixed(2)));
    const [part] = await this.parts(sent.id);
    return { ...sent, payment: Number(part?.['payment_id']) };
  }

  invoice(id: number) {
    return found(this.ana, `ServiceInvoice/find/${id}`);
  }

  async parts(id: number): Promise<Row[]> {
    const query = { filters: { invoice_id: id }, include: ['Payment'], order: [['id', 'ASC']] };
    const { data } = await this.ana.get('PaymentAllocation/get', query);
    return Array.isArray(data) ? data : [];
  }

  async credit(): Promise<number> {
    const { rows } = await this.world.services.db.system((tx) =>
      sql<{ credit: number }>`select credit_of_customer(1, ${this.biller.customer}) as credit`.execute(tx),
    );
    return rows[0]?.credit ?? 0;
  }

  async stateOf(token: string, key: string): Promise<unknown> {
    const query = new URLSearchParams({ token, key });
    const { data } = await (await this.world.request(`/api/CustomerDocument/payment?${query}`)).json();
    return data?.state;
  }

  async lastNotice(): Promise<string> {
    const { data } = await this.ana.get('Notification/get', { order: [['id', 'DESC']], limit: '1', page: '1' });
    return JSON.stringify(data);
  }
}
