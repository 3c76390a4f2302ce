import type { Caller } from '../routes/testing/caller.ts';
import { found } from './record-calls.ts';

type Named = Readonly<Record<string, number>>;
type Step = { percent?: string; stored?: string; release?: string };
export type Steps = Readonly<Record<string, Step>>;
export type Bill = { job: number; lines: Named; steps: Steps; more?: Record<string, unknown> };
type Paid = readonly { job_invoice_id: number; amount: number }[];

/** What is done of which line of a schedule, as an invoice says it. */
export const progressJson = (lines: Named, steps: Steps): string =>
  JSON.stringify(Object.entries(steps).map(([title, step]) => Object.assign({ line: lines[title] }, step)));

export const sumOf = (rows: readonly Record<string, unknown>[], field: string): number =>
  rows.reduce((cents, row) => cents + Math.round(Number(row[field]) * 100), 0) / 100;

/** Calls of somebody who bills projects of one customer, in a company with HST. */
export class Biller {
  readonly caller: Caller;
  readonly customer: number;
  #jobs = 0;

  constructor(caller: Caller, customer: number) {
    this.caller = caller;
    this.customer = customer;
  }

  static async open(caller: Caller): Promise<Biller> {
    const taxes_json = JSON.stringify({ HST: { taxRate: 13, isDefault: 1 } });
    await caller.saved('CompanySetting/save', { taxes_json });
    return new Biller(caller, await caller.saved('Contact/save', { name: 'Willow Court' }));
  }

  /** A project with a schedule of values, and a holdback of ten percent. */
  async project(values: Named): Promise<{ job: number; lines: Record<string, number> }> {
    this.#jobs += 1;
    const job = await this.caller.saved('Job/save', {
      job_name: 'Boiler plant',
      job_num: `J-${this.#jobs}`,
      customer_id: this.customer,
      holdback_percent: 10,
    });
    const lines: Record<string, number> = {};
    for (const [title, value] of Object.entries(values))
      lines[title] = await this.caller.saved('ScheduleLine/save', {
        job_id: job,
        title,
        value,
        holdback_percent: 10,
        taxes_json: '["HST"]',
      });
    return { job, lines };
  }

  draft({ job, lines, steps, more = {} }: Bill): Promise<number> {
    return this.caller.saved('JobInvoice/save', { job_id: job, progress_json: progressJson(lines, steps), ...more });
  }

  async issued(bill: Bill): Promise<number> {
    const id = await this.draft(bill);
    await this.caller.saved('JobInvoice/save', { id, status: 'Sent' });
    return id;
  }

  invoice(id: number) {
    return found(this.caller, `JobInvoice/find/${id}`);
  }

  pay(amount: number, parts: Paid, more: Record<string, unknown> = {}): Promise<number> {
    return this.caller.saved('Payment/save', {
      amount,
      received_on: '2026-11-20',
      customer_id: this.customer,
      allocations_json: JSON.stringify(parts),
      ...more,
    });
  }

  /** A change order that the customer has accepted. */
  async changeOrder(job: number, title: string, price: string): Promise<number> {
    const lines_json = JSON.stringify([{ key: 'a', description: title, quantity: '1', price, taxes: ['HST'] }]);
    const id = await this.caller.saved('ChangeOrder/save', { job_id: job, title, lines_json });
    await this.caller.saved('ChangeOrder/save', { id, status: 'Sent' });
    await this.caller.saved('ChangeOrder/save', { id, status: 'Accepted' });
    return id;
  }

  async schedule(job: number): Promise<Record<string, unknown>[]> {
    const { data } = await this.caller.get('ScheduleLine/get', {
      filters: JSON.stringify({ job_id: job }),
      order: JSON.stringify([['sort_order', 'ASC']]),
    });
    return Array.isArray(data) ? data : [];
  }
}
