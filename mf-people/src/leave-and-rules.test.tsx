// @vitest-environment jsdom
import { person, savedForms, signedIn } from '@fieldspan/records/testing/signed-in';
import type { Stored } from '@fieldspan/records/testing/signed-in';
import { rowOf } from '@fieldspan/testing/row-of';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { open } from './testing/open.ts';

let stored: Stored;
let asked: Request[];
const user = userEvent.setup();
const page = (...rows: object[]) => ({ data: rows, meta: { count: rows.length, num_pages: 1 } });

beforeEach(() => {
  stored = {
    'User/find/dana': { data: person({ role_type: 'Admin' }) },
    'Leave/get': page({
      ...rowOf('Leave', {
        id: 1,
        slug: 'l',
        user_id: 9,
        from_on: '2026-12-21',
        to_on: '2026-12-24',
        kind: 'sick',
        state: 'asked',
      }),
      User: { id: 9, slug: 'luis', first_name: 'Luis', last_name: 'Ferreira' },
    }),
    'CertificateType/get': page({
      ...rowOf('CertificateType', { id: 3, slug: 'gas', title: 'Gas ticket' }),
      CertificateRule: [],
    }),
    'CertificateType/save': { data: { record_id: 4, slug: 'heights' } },
    'CertificateRule/get': page({
      ...rowOf('CertificateRule', { id: 5, slug: 'r', type_id: 3, reach: 'calls', gate: 'block' }),
      CertificateType: { id: 3, title: 'Gas ticket' },
      Service: null,
      Job: null,
    }),
  };
  asked = signedIn(stored);
});
afterEach(cleanup);

it('lists who is away, and whether it was granted', async () => {
  await open('/employees/leave');
  expect(await screen.findByText('Luis Ferreira')).toBeDefined();
  expect(screen.getAllByText('Asked for').length).toBeGreaterThan(1);
  expect(screen.getByRole('link', { name: 'New leave' }).getAttribute('href')).toBe('/employees/leave?open=new');
});

it('makes a kind of certificate in place', async () => {
  await open('/safety/certificates/types?open=new');
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /^Kind/ }), 'Working at heights');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await vi.waitFor(async () =>
    expect(await savedForms(asked, 'CertificateType/save')).toMatchObject([
      { title: 'Working at heights', archived: '0' },
    ]),
  );
});

it('says which work needs a certificate, and what happens without it', async () => {
  await open('/safety/certificates/rules');
  expect(await screen.findByText('Gas ticket')).toBeDefined();
  expect(screen.getByText('All service calls')).toBeDefined();
  expect(screen.getByText('Stops the visit')).toBeDefined();
});
