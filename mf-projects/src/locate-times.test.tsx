// @vitest-environment jsdom
import { person, savedForms, signedIn } from '@fieldspan/records/testing/signed-in';
import { rowOf } from '@fieldspan/testing/row-of';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { open } from './testing/open.ts';

const user = userEvent.setup();
afterEach(cleanup);

/** A ticket of a company in Michigan that names no end, asked on a Monday. */
function ticketOf(role_type: 'Admin' | 'Basic'): Request[] {
  return signedIn({
    'User/find/dana': { data: person({ role_type }) },
    'Company/find/1': { data: rowOf('Company', { id: 1, country: 'USA', province: 'MI' }) },
    'Locate/get': {
      data: [
        {
          ...rowOf('Locate', {
            id: 5,
            slug: 't',
            ticket_num: '20261116',
            version: 2,
            requested: '2026-11-16T15:00:00.000Z',
            responses_json: '[{"utility":"Gas","answer":"Not yet"}]',
          }),
          Job: null,
          Service: null,
          Responsible: null,
          RenewedFrom: null,
          Renewal: [],
        },
      ],
      meta: { count: 1, num_pages: 1 },
    },
    'Locate/save': { data: { record_id: 5, slug: 't' } },
  });
}

it('says when answers are due and when work begins, and notes the end by the rules on a press', async () => {
  const asked = ticketOf('Admin');
  await open('/locates/20261116');
  expect(await screen.findByText(/Nov 19|19 Nov/)).toBeDefined();
  expect(screen.getByText(/Dec 3|3 Dec/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Note it as the end' }));
  await waitFor(async () => expect(await savedForms(asked, 'Locate/save')).toHaveLength(1));
  const [form] = await savedForms(asked, 'Locate/save');
  expect(form).toMatchObject({ id: '5', version: '2', expiry: new Date('2026-12-10T23:59:00').toISOString() });
});

it('whoever only reads it sees the rule, and notes nothing', async () => {
  ticketOf('Basic');
  await open('/locates/20261116');
  expect(await screen.findByText(/by the rules here/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Note it as the end' })).toBeNull();
});
