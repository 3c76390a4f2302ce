import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLocalPayments } from '../../payments/local.ts';
import { Customer } from '../../testing/customer.ts';
import { issueInvoice } from '../../testing/issue-invoice.ts';
import { found } from '../../testing/record-calls.ts';
import type { Caller } from '../testing/caller.ts';
import { openWorld } from '../testing/world.ts';
import type { World } from '../testing/world.ts';

let world: World;
let ana: Caller;
let helen: Customer;
let service: number;

beforeAll(async () => {
  world = await openWorld();
  ana = await world.signIn('ana');
  helen = new Customer(world);
  const customer_id = await ana.saved('Contact/save', { name: 'Willow Court' });
  service = await ana.saved('Service/save', { job_name: 'Boiler', job_num: 'S-1', customer_id });
}, 60_000);

afterAll(() => world.stop(), 60_000);

async function opened(price: number) {
  const id = await issueInvoice(ana, { price, issued: '2026-11-20', due: null, of: service });
  const token = await helen.isSent(ana, 'ServiceInvoice', id);
  world.services.payments = openLocalPayments();
  const { data } = await helen.post('pay', { token, amount: price.toFixed(2), client_key: crypto.randomUUID() });
  const url = new URL(String(data?.['url']));
  return { id, token, url };
}

function press({ pathname, searchParams }: URL, act: string): Promise<Response> {
  const body = new URLSearchParams({ act, back: searchParams.get('back') ?? '' });
  return world.request(pathname, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
}

const invoice = (id: number) => found(ana, `ServiceInvoice/find/${id}`);

describe('the page of the local provider', () => {
  it('shows what is paid, runs no script, and leads back', async () => {
    const { url } = await opened(12.34);
    const response = await world.request(`${url.pathname}${url.search}`);
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(await response.text()).toContain('$12.34 CAD');
  });

  it('pays once, however often it is pressed', async () => {
    const { id, url } = await opened(50);
    const first = await press(url, 'pay');
    expect([first.status, first.headers.get('location')]).toEqual([303, url.searchParams.get('back')]);
    await press(url, 'pay');
    expect(await invoice(id)).toMatchObject({ paid: 50, status: 'Paid' });
  });

  it('declines, and pays after that', async () => {
    const { id, url } = await opened(50);
    expect(await (await press(url, 'decline')).text()).toContain('The card was declined. Nothing was paid.');
    expect(await invoice(id)).toMatchObject({ paid: 0, status: 'Sent' });
    await press(url, 'pay');
    expect(await invoice(id)).toMatchObject({ paid: 50 });
  });

  it('pays twice: the second payment is credit', async () => {
    const { id, url } = await opened(50);
    await press(url, 'twice');
    expect(await invoice(id)).toMatchObject({ paid: 50, balance: 0 });
    const { data } = await ana.get('Payment/get', { order: [['id', 'DESC']], limit: '2', page: '1' });
    expect(data).toMatchObject([{ provider: 'local', amount: 50 }, { amount: 50 }]);
  });

  it('leads to no other address, and is not there without the local provider', async () => {
    const { url } = await opened(5);
    const other = new URL(url);
    other.searchParams.set('back', 'https://evil.example/document/x');
    expect((await world.request(`${other.pathname}${other.search}`)).status).toBe(404);
    world.services.payments = null;
    expect((await world.request(`${url.pathname}${url.search}`)).status).toBe(404);
    expect((await world.request('/api/CardPayment/webhook', { method: 'POST', body: '{}' })).status).toBe(404);
  });
});
