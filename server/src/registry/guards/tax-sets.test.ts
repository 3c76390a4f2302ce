import { afterAll, describe, expect, it } from 'vitest';
import { openWorld } from '../../routes/testing/world.ts';
import { found, refusal } from '../../testing/record-calls.ts';

const world = await openWorld();
afterAll(() => world.stop());
const ana = await world.signIn('ana');

const BC = { key: 'bc', name: 'British Columbia', regions: ['BC'], taxes: ['GST', 'PST'] };
const TAXES = JSON.stringify({ HST: { taxRate: 13, isDefault: 1 }, GST: 5, PST: 7 });
const setting = await ana.saved('CompanySetting/save', { taxes_json: TAXES, tax_sets_json: JSON.stringify([BC]) });
const customer = await ana.saved('Contact/save', { name: 'Willow Court', is_customer: 1, province: 'BC' });
const project = await ana.saved('Job/save', { job_name: 'Tower', job_num: 'T-1', customer_id: customer });
const call = await ana.saved('Service/save', {
  job_name: 'Call',
  job_num: 'S-1',
  customer_id: customer,
  province: 'Ontario',
});
const placeOf = async (path: string) => JSON.parse(String(Object(await found(ana, path)).tax_place_json));

describe('the place that decides about the taxes of a document', () => {
  it('is that of the work, or else of its customer; and says what the customer is exempt from', async () => {
    const invoice = await ana.saved('ServiceInvoice/save', { service_id: call, status: 'Draft' });
    const bid = await ana.saved('JobBid/save', { job_id: project, title: 'Bid', status: 'Draft' });
    expect(await placeOf(`ServiceInvoice/find/${invoice}`)).toEqual({ region: 'Ontario', exempt: null });
    expect(await placeOf(`JobBid/find/${bid}`)).toEqual({ region: 'BC', exempt: null });
    expect(await placeOf(`Job/find/${project}`)).toEqual({ region: 'BC', exempt: null });
    await ana.saved('Contact/save', { id: customer, tax_exempt: 1 });
    expect(await placeOf(`JobBid/find/${bid}`)).toEqual({ region: 'BC', exempt: [] });
    await ana.saved('Contact/save', { id: customer, exempt_taxes_json: '["PST","PST"]' });
    expect(await placeOf(`Job/find/${project}`)).toEqual({ region: 'BC', exempt: ['PST'] });
  });
});

describe('sets of taxes on the server', () => {
  it('are refused where they name what is not there, and so are exemptions and the choice of a document', async () => {
    const sets = JSON.stringify([{ ...BC, taxes: ['QST'] }]);
    expect(await refusal(ana, 'CompanySetting/save', { id: setting, tax_sets_json: sets })).toMatch(
      /has a tax that is not there: QST/,
    );
    expect(await refusal(ana, 'CompanySetting/save', { id: setting, taxes_json: '{"GST":5}' })).toMatch(/PST/);
    expect(await refusal(ana, 'Contact/save', { id: customer, exempt_taxes_json: '["QST"]' })).toMatch(
      /no tax called QST/,
    );
    const bid = await ana.saved('JobBid/save', { job_id: project, title: 'Bid', status: 'Draft' });
    expect(await refusal(ana, 'JobBid/save', { id: bid, tax_set: 'gone' })).toMatch(/not there any more/);
    await ana.saved('JobBid/save', { id: bid, tax_set: 'bc' });
    await ana.saved('JobBid/save', { id: bid, tax_set: '' });
    expect(await found(ana, `JobBid/find/${bid}`)).toMatchObject({ tax_set: null });
  });

  it('follow a tax that gets another name, and so do exemptions', async () => {
    await ana.saved('Contact/save', { id: customer, tax_exempt: 1, exempt_taxes_json: '["PST"]' });
    const renamed = JSON.stringify({ HST: { taxRate: 13, isDefault: 1 }, GST: 5, 'BC PST': 7 });
    await ana.saved('CompanySetting/save', { id: setting, taxes_json: renamed });
    expect(JSON.parse(String(Object(await found(ana, `CompanySetting/find/${setting}`)).tax_sets_json))).toMatchObject([
      { taxes: ['GST', 'BC PST'] },
    ]);
    expect(await found(ana, `Contact/find/${customer}`)).toMatchObject({ exempt_taxes_json: '["BC PST"]' });
    await ana.saved('CompanySetting/save', { id: setting, taxes_json: TAXES });
    expect(await found(ana, `Contact/find/${customer}`)).toMatchObject({ exempt_taxes_json: '["PST"]' });
  });
});

it('an exemption from one of several taxes is kept with what was issued, whatever the contact says later', async () => {
  await ana.saved('Contact/save', {
    id: customer,
    tax_exempt: 1,
    exempt_number: 'RZ-12',
    exempt_taxes_json: '["PST"]',
  });
  const lines = [{ key: 'a', description: 'Filter', quantity: '6', price: '18.375', taxes: ['GST'] }];
  const draft = await ana.saved('ServiceInvoice/save', {
    service_id: call,
    status: 'Draft',
    lines_json: JSON.stringify(lines),
    total: 115.76,
  });
  await ana.saved('ServiceInvoice/save', { id: draft, status: 'Sent', total: 115.76 });
  await ana.saved('Contact/save', { id: customer, exempt_taxes_json: '' });
  expect(await found(ana, `ServiceInvoice/find/${draft}`)).toMatchObject({
    issued_exempt: 'RZ-12',
    issued_exempt_taxes: 'PST',
    tax_total: 5.51,
    total: 115.76,
  });
  expect(await refusal(ana, 'ServiceInvoice/save', { id: draft, tax_set: 'bc' })).toMatch(/has been issued/);
});
