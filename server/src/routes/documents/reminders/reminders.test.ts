import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Till } from '../../../payments/testing/till.ts';
import { found, grant, refusal } from '../../../testing/record-calls.ts';
import { openReminderKeeper } from './reminder-keeper.ts';
import type { ReminderKeeper } from './reminder-keeper.ts';

let till: Till;
let keeper: ReminderKeeper;
let settings: number;

const RULES = [
  { days: -3, text: '{number} of {amount} is due on {due}.' },
  { days: 7, text: 'Hello {customer}, {number} is {days} days late: {amount}. {company}' },
];

beforeAll(async () => {
  till = await Till.open();
  settings = till.settings;
  till.world.services.config = Object.assign(till.world.services.config, { publicUrl: 'https://field.test/' });
}, 60_000);

afterAll(() => till.stop(), 60_000);

/** Noon in Toronto on a day. */
const at = (day: string, utcHour = 17) => {
  till.world.services.clock = () => new Date(`${day}T${String(utcHour).padStart(2, '0')}:00:00Z`);
};

const switchOn = (isOn: boolean, rules: readonly object[] = RULES) =>
  till.ana.saved('CompanySetting/save', { id: settings, reminders_json: JSON.stringify({ isOn, rules }) });

beforeEach(async () => {
  await till.ana.saved('Company/save', { id: 1, province: 'ON', country: 'Canada' });
  at('2026-06-01', 3);
  keeper = openReminderKeeper(till.world.services);
  await switchOn(true);
});

afterEach(async () => {
  await switchOn(false);
  await keeper.close();
});

async function dueInvoice(price: number, due: string) {
  const lines_json = JSON.stringify([{ key: 'a', description: 'Work', quantity: '1', price: price.toFixed(2) }]);
  const id = await till.ana.saved('ServiceInvoice/save', {
    service_id: till.service,
    lines_json,
    issued: '2026-05-01',
    due,
  });
  await till.ana.saved('ServiceInvoice/save', { id, status: 'Sent' });
  const token = await till.helen.isSent(till.ana, 'ServiceInvoice', id);
  return { id, token, email: till.helen.email };
}

async function mailsTo(email: string) {
  const mails = await till.world.services.outbox.list(200);
  return mails.filter(({ to, subject }) => to === email && subject?.startsWith('Reminder'));
}

const stands = async (id: number) => (await till.ana.get('ServiceInvoice/reminders', { id: String(id) })).data;

describe('reminders of invoices', () => {
  it('go once each, with the words of the company, the PDF and a link, and stand on the invoice', async () => {
    const { id, email } = await dueInvoice(500.1, '2026-06-10');
    at('2026-06-06');
    await keeper.sendDue();
    expect(await mailsTo(email)).toEqual([]);
    expect(await stands(id)).toMatchObject({ is_on: true, state: 'on', email, next: '2026-06-07' });
    at('2026-06-07');
    await keeper.sendDue();
    await keeper.sendDue();
    const [before, ...more] = await mailsTo(email);
    expect(more).toEqual([]);
    expect(before?.text).toMatch(
      /INV-2026-\d{4} of \$500\.10 is due on 2026-06-10\.\n\nRead it here:\nhttps:\/\/field\.test\/document\//,
    );
    expect(before?.files?.[0]).toMatchObject({ filename: expect.stringMatching(/^INV-2026-\d{4}\.pdf$/) });
    at('2026-06-17');
    await keeper.sendDue();
    expect(
      (await mailsTo(email))
        .map(({ text }) => text?.split('\n', 1)[0]?.replace(/INV-\d+-\d+/, '#'))
        .toSorted((one = '', other = '') => one.localeCompare(other)),
    ).toEqual([
      '# of $500.10 is due on 2026-06-10.',
      'Hello Willow Court, # is 7 days late: $500.10. ' + (await company()),
    ]);
    const { data: events } = await till.ana.get('DocumentEvent/get', { filters: { invoice_id: id, kind: 'sent' } });
    expect(events).toMatchObject([
      { details_json: null },
      { details_json: '{"reminder":-3}' },
      { details_json: '{"reminder":7}' },
    ]);
    const token = /\/document\/([\w-]+)/.exec(before?.text ?? '')?.[1] ?? '';
    expect((await till.helen.find(token)).data).toMatchObject({ balance: 500.1 });
    const { data: links } = await till.ana.get('CustomerLink/get', {
      filters: { invoice_id: id },
      order: [['id', 'ASC']],
    });
    expect(links).toMatchObject([{ opened_at: null }, { opened_at: expect.any(String) }, { opened_at: null }]);
  });

  it('go once, however many processes look at the same time', async () => {
    const { email } = await dueInvoice(70, '2026-06-20');
    at('2026-06-18');
    const other = openReminderKeeper(till.world.services);
    await Promise.all([keeper.sendDue(), other.sendDue(), keeper.sendDue(), other.sendDue()]);
    await other.close();
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('never go for what is paid, void, disputed, stopped, a draft, or of a customer who gets none', async () => {
    const paid = await dueInvoice(100, '2026-06-20');
    const voided = await dueInvoice(101, '2026-06-20');
    const disputed = await dueInvoice(102, '2026-06-20');
    const stopped = await dueInvoice(103, '2026-06-20');
    await till.ana.saved('Payment/save', {
      kind: 'payment',
      method: 'Cash',
      amount: 100,
      received_on: '2026-06-01',
      allocations_json: JSON.stringify([{ invoice_id: paid.id, amount: 100 }]),
    });
    await till.ana.saved('ServiceInvoice/save', { id: voided.id, status: 'Void', reason: 'Twice' });
    await till.ana.saved('ServiceInvoice/save', { id: disputed.id, reminders: 'disputed', reason: 'Wrong hours' });
    await till.ana.saved('ServiceInvoice/save', { id: stopped.id, reminders: 'stopped' });
    at('2026-06-18');
    await keeper.sendDue();
    for (const { email } of [paid, voided, disputed, stopped]) expect(await mailsTo(email)).toEqual([]);
    expect(await stands(paid.id)).toBeNull();
    expect(await stands(voided.id)).toBeNull();
    expect(await stands(disputed.id)).toMatchObject({ state: 'disputed', next: null });
    const press = { id: disputed.id, email: 'h@willow.test', text: 'Pay', client_key: 'k' };
    expect(await refusal(till.ana, 'ServiceInvoice/remind', press)).toMatch(/disputes this invoice/);
    expect(await refusal(till.ana, 'ServiceInvoice/remind', { ...press, id: paid.id })).toMatch(
      /Nothing is left to pay/,
    );
    await till.ana.saved('Contact/save', { id: till.biller.customer, reminders_off: 1 });
    await till.ana.saved('ServiceInvoice/save', { id: stopped.id, reminders: 'on' });
    await keeper.sendDue();
    expect(await mailsTo(stopped.email)).toEqual([]);
    await till.ana.saved('Contact/save', { id: till.biller.customer, reminders_off: 0 });
    await keeper.sendDue();
    expect(await mailsTo(stopped.email)).toHaveLength(1);
  });

  it('wait for the morning of the company, and are off until somebody switches them on', async () => {
    const { id, email } = await dueInvoice(55, '2026-06-20');
    at('2026-06-18', 8);
    await keeper.sendDue();
    expect(await mailsTo(email)).toEqual([]);
    at('2026-06-18');
    await switchOn(false);
    await keeper.sendDue();
    expect(await mailsTo(email)).toEqual([]);
    expect(await stands(id)).toMatchObject({ is_on: false, next: null });
  });

  it('go by hand once for each press, and an earlier rule keeps quiet afterwards', async () => {
    const { id, email } = await dueInvoice(60, '2026-06-20');
    at('2026-06-30');
    const words = expect.stringMatching(/^Hello Willow Court, INV-\d+-\d+ is 10 days late: \$60\.00\./);
    expect(await stands(id)).toMatchObject({ text: words });
    const press = { id, email, text: 'Please.', client_key: 'one press' };
    const answers = await Promise.all([
      till.ana.post('ServiceInvoice/remind', press),
      till.ana.post('ServiceInvoice/remind', press),
    ]);
    expect(answers.map(({ data }) => JSON.stringify(data)).toSorted((one, other) => one.localeCompare(other))).toEqual([
      '{"sent":false}',
      '{"sent":true}',
    ]);
    await keeper.sendDue();
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('are refused to who may not send, and to other companies; rules that cannot be sent are not kept', async () => {
    const { id, email } = await dueInvoice(61, '2026-06-20');
    const press = { id, email, text: 'Please.', client_key: 'x' };
    await grant(till.world, 'bob', { 'Service Quotes/Invoices': { read: true, write: false } });
    const bob = await till.world.signIn('bob');
    const eve = await till.world.signIn('eve');
    expect(await refusal(bob, 'ServiceInvoice/remind', press)).toMatch(/permission/);
    expect(await refusal(eve, 'ServiceInvoice/remind', press)).toBe('Invoice not found.');
    expect((await eve.get('ServiceInvoice/reminders', { id: String(id) })).errors).toEqual(['Invoice not found.']);
    const keep = (rules: object[]) =>
      refusal(till.ana, 'CompanySetting/save', { id: settings, reminders_json: JSON.stringify({ isOn: true, rules }) });
    expect(await keep([{ days: 7, text: 'Pay {nmber}' }])).toBe(
      'A text of a reminder names {nmber}, which no invoice has.',
    );
    expect(await keep([{ days: 7, text: '' }])).toBe('Each reminder needs a text.');
    expect(
      await keep([
        { days: 7, text: 'a' },
        { days: 7, text: 'b' },
      ]),
    ).toMatch(/on the same day/);
  });
});

async function company(): Promise<string> {
  return String((await found(till.ana, 'Company/find/1'))['company_name']);
}
