// @vitest-environment jsdom
import { person, savedForms, signedIn } from '@fieldspan/records/testing/signed-in';
import type { Stored } from '@fieldspan/records/testing/signed-in';
import { rowOf } from '@fieldspan/testing/row-of';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { open } from './testing/open.ts';

let stored: Stored;
let asked: Request[];
const user = userEvent.setup({ delay: null });

const offer = (more: object = {}) => ({
  data: {
    provider: 'stripe',
    currency: 'cad',
    plans: [
      { plan: 'month', price: 29 },
      { plan: 'year', price: 290 },
    ],
    may_buy: true,
    buyer: 'Dana Fox',
    people: 5,
    seats: null,
    more: null,
    ...more,
  },
});
const subscription = (type: 'Trial' | 'Paid', days: number) => ({
  data: [rowOf('Subscription', { type, expiry: new Date(Date.now() + days * 86_400_000).toISOString(), seats: 0 })],
});

beforeEach(() => {
  stored = {
    'User/find/dana': { data: person({ role_type: 'Admin' }) },
    'Company/find/1': { data: rowOf('Company', { id: 1, tenant_id: 1, company_name: 'North' }) },
    'Subscription/get': subscription('Trial', 3.5),
    'Subscription/offer': offer(),
    'Subscription/begin': { data: { url: '#paid' } },
  };
  asked = signedIn(stored);
});
afterEach(cleanup);

const begun = () => savedForms(asked, 'Subscription/begin');

describe('the subscription of a company', () => {
  it('is bought by the managing user with a seat for everybody, on the page of the provider', async () => {
    await open('/subscription');
    expect(await screen.findByText('5 people work here or are invited, and each needs a seat.')).toBeDefined();
    const seats = screen.getByRole('textbox', { name: 'Seats' });
    await user.clear(seats);
    await user.type(seats, '4');
    expect(screen.getByText('A whole number, at least 5.')).toBeDefined();
    await user.clear(seats);
    await user.type(seats, '6');
    await user.click(screen.getByRole('radio', { name: 'A year, $290.00 CAD a seat' }));
    await user.type(screen.getByRole('textbox', { name: 'Seats' }), '{Control>}a{/Control}7');
    await user.click(screen.getByRole('button', { name: 'Go on to pay $2,030.00' }));
    await waitFor(async () =>
      expect(await begun()).toMatchObject([{ plan: 'year', seats: '7', client_key: expect.any(String) }]),
    );
  });

  it('takes more seats until the term ends', async () => {
    stored['Subscription/get'] = subscription('Paid', 20);
    stored['Subscription/offer'] = offer({ seats: 6, more: { price: 14.5, until: '2026-12-30T12:00:00Z' } });
    await open('/subscription');
    await user.click(await screen.findByRole('radio', { name: /^More seats until .*, \$14\.50 CAD each$/ }));
    expect(screen.getByRole('textbox', { name: 'More seats' }).getAttribute('value')).toBe('1');
    await user.click(screen.getByRole('button', { name: 'Go on to pay $14.50' }));
    await waitFor(async () => expect(await begun()).toMatchObject([{ plan: 'more', seats: '1' }]));
  });

  it('is shown with who buys it to everybody else, and nothing to press', async () => {
    stored['Subscription/offer'] = offer({ may_buy: false });
    await open('/subscription');
    expect(await screen.findByText('Dana Fox, the managing user')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Go on to pay/ })).toBeNull();
  });

  it('lists what was paid, and says what became of the payment that somebody comes back from', async () => {
    const paid = rowOf('SubscriptionInvoice', {
      id: 7,
      slug: 'p7',
      number: 'S-0001',
      kind: 'term',
      plan: 'month',
      seats: 6,
      amount: 174,
      currency: 'cad',
      state: 'paid',
      from_at: '2026-11-30T12:00:00Z',
      to_at: '2026-12-30T12:00:00Z',
      paid_at: '2026-11-30T12:00:00Z',
    });
    stored['SubscriptionInvoice/get'] = { data: [paid] };
    stored['SubscriptionInvoice/find/p7'] = { data: paid };
    await open('/subscription?purchase=p7');
    expect(await screen.findByText('Thank you. $174.00 was paid.')).toBeDefined();
    expect(screen.getByText('S-0001 · 6 seats')).toBeDefined();
  });
});
