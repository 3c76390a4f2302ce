// @vitest-environment jsdom
import { openPart } from '@fieldspan/federation/testing/open-part';
import { OWN_ID } from '@fieldspan/federation/testing/sign-in-afresh';
import { person, signedIn } from '@fieldspan/records/testing/signed-in';
import type { Stored } from '@fieldspan/records/testing/signed-in';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { BilledAndPaid } from './home/billed-and-paid.tsx';
import { Overdue } from './home/overdue.tsx';

let stored: Stored;
let asked: Request[];

beforeEach(() => {
  stored = { 'User/find/dana': { data: person({ role_type: 'Admin' }) } };
  asked = signedIn(stored);
});
afterEach(cleanup);

const card = async (name: string) => within(await screen.findByRole('region', { name }));
const NOTHING = { current: 0, days_30: 0, days_60: 0, days_90: 0, older: 0, open: 0, credit: 0, total: 0 };
const LATE = { ...NOTHING, days_30: 300, older: 100, open: 400, total: 400 };
const ageing = (rows: object[], sums: object) => ({
  data: { on: '2026-11-20', counted: { services: true, projects: true }, rows, sums },
});

it('shows what was billed and paid by week, in thousands, with the whole amounts', async () => {
  const weeks = [
    { from: '2026-11-09', billed: 131_200.5, paid: 0 },
    { from: '2026-11-16', billed: 6400, paid: 5200 },
  ];
  stored['Company/billed-and-paid'] = { data: { weeks, billed: 137_600.5, paid: 5200 } };
  await openPart(BilledAndPaid, { userId: OWN_ID });
  const picture = within(await (await card('Billed and paid')).findByRole('figure'));
  expect(picture.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Billed 131Paid 0Nov 9',
    'Billed 6.4Paid 5.2Nov 16',
    'Billed$137,600.50',
    'Paid$5,200.00',
  ]);
});

it('asks for nothing that a person may not see', async () => {
  const module_permissions = JSON.stringify({ 'Job Invoices': { read: true } });
  stored['User/find/dana'] = { data: person({ role_type: 'Basic', module_permissions }) };
  await openPart(BilledAndPaid, { userId: OWN_ID });
  expect(await (await card('Billed and paid')).findByText('This needs all invoices')).toBeDefined();
  expect(asked.some(({ url }) => url.includes('billed-and-paid'))).toBe(false);
});

const row = (slug: string, name: string, amounts: object) => ({ customer_id: slug.length, slug, name, ...amounts });

it('shows what is overdue by age, and who owes most', async () => {
  stored['Contact/ageing'] = ageing(
    [
      row('oak', 'Oak Lane', { ...NOTHING, days_30: 100, open: 100, total: 100 }),
      row('willow', 'Willow Court', { ...NOTHING, days_30: 200, older: 100, open: 300, total: 300 }),
    ],
    LATE,
  );
  await openPart(Overdue, { userId: OWN_ID });
  const shown = await card('Overdue');
  expect((await shown.findByRole('link', { name: 'Willow Court' })).getAttribute('href')).toBe(
    '/financial/statement/willow',
  );
  expect(shown.getByText('$300.00, 75 %')).toBeDefined();
  expect(shown.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1–30 days$300.00',
    '31–60 days$0.00',
    '61–90 days$0.00',
    'Over 90 days$100.00',
  ]);
});

it('says that nothing is overdue', async () => {
  stored['Contact/ageing'] = ageing([], { ...NOTHING, current: 50, open: 50, total: 50 });
  await openPart(Overdue, { userId: OWN_ID });
  expect(await (await card('Overdue')).findByText('Nothing is overdue')).toBeDefined();
});
