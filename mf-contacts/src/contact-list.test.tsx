// @vitest-environment jsdom
import { rowOf } from '@fieldspan/testing/row-of';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { person, signedIn } from '@fieldspan/records/testing/signed-in';
import type { Stored } from '@fieldspan/records/testing/signed-in';
import { open } from './testing/open.ts';

let stored: Stored;

function signInAs(permission: Parameters<typeof person>[0], more: object = {}): void {
  stored['User/find/dana'] = { data: person(permission, more) };
}

beforeEach(() => {
  stored = {};
  signInAs({ role_type: 'Admin' });
  signedIn(stored);
});
afterEach(cleanup);

const page = (rows: readonly object[]) => ({ data: rows, meta: { count: rows.length, num_pages: 1 } });

const contact = (id: number, name: string, more: object) => ({
  ...rowOf('Contact', { id, slug: `c${id}`, name, ...more }),
  Company: null,
});

const rowOfContact = async (name: string) => (await screen.findByText(name)).closest('tr, li')?.textContent ?? '';
it('SHELL002 distinguishes customers, suppliers and people', async () => {
  stored['Contact/get'] = page([
    contact(1, 'Harbour Foods', { is_customer: 1, is_company: 1 }),
    contact(2, 'Kiln Valve', { is_supplier: 1, is_company: 1 }),
    contact(3, 'Ike Obi', { is_customer: 1 }),
  ]);
  await open('/contacts');
  const [customer, supplier, individual] = [
    await rowOfContact('Harbour Foods'),
    await rowOfContact('Kiln Valve'),
    await rowOfContact('Ike Obi'),
  ].map((text) => text.replace(/Harbour Foods|Kiln Valve|Ike Obi/, ''));
  expect(new Set([customer, supplier]).size).toBe(2);
  expect(customer).toContain('Customer');
  expect(supplier).toContain('Supplier');
  expect(individual).toBeDefined();
});
