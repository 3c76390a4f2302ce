// @vitest-environment jsdom
import { outboxAtom } from '@fieldspan/api/outbox/outbox';
import { store } from '@fieldspan/api/store';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { person, signedIn } from '@fieldspan/records/testing/signed-in';
import type { Stored } from '@fieldspan/records/testing/signed-in';
import { open } from './testing/open.ts';

let stored: Stored;
const user = userEvent.setup();

function signInAs(permission: Parameters<typeof person>[0], more: object = {}): void {
  stored['User/find/dana'] = { data: person(permission, more) };
}

beforeEach(() => {
  stored = {};
  signInAs({ role_type: 'Admin' });
  signedIn(stored);
});
afterEach(cleanup);

describe('a new expense', () => {
  it('is put into the outbox at the tap, with its receipt', async () => {
    await open('/expenses/submit-new');
    await user.type(await screen.findByLabelText(/Amount/), '42,50');
    await user.type(screen.getByLabelText('Vendor'), 'Townline');
    await user.upload(
      screen.getByLabelText('Receipt', { selector: 'input' }),
      new File(['x'], 'r.png', { type: 'image/png' }),
    );
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(window.location.pathname).toBe('/expenses/log'));
    const kept = store.get(outboxAtom).filter(({ call }) => call === 'Expense/save');
    expect(kept).toMatchObject([
      { lane: 'expenses', fileName: 'r.png', payload: { amount: 42.5, vendor: 'Townline', status: 'submitted' } },
    ]);
    expect(await screen.findByRole('region', { name: 'Not sent yet' })).toBeDefined();
  });

  it('is not submitted without an amount, and says so at the field', async () => {
    await open('/expenses/submit-new');
    await user.type(await screen.findByLabelText('Vendor'), 'Corner Grill');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText('Say how much was paid, such as 42.50.')).toBeDefined();
    expect(store.get(outboxAtom).filter(({ payload }) => payload['vendor'] === 'Corner Grill')).toEqual([]);
    expect(window.location.pathname).toBe('/expenses/submit-new');
  });
});
