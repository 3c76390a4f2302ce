// @vitest-environment jsdom
import type { Places } from '@fieldspan/contract/places';
import { filledHost } from '@fieldspan/federation/testing/filled-host';
import { person, savedForms, signedIn } from '@fieldspan/records/testing/signed-in';
import { rowOf } from '@fieldspan/testing/row-of';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { open } from './testing/open.ts';

let asked: Request[];
const user = userEvent.setup({ delay: null });

/** Rental of a machine, as a team that the money team does not know of would offer it. */
function Rental({ document, onAdd, onClose }: Partial<Places['document.line-source']>) {
  const pull = () => {
    onAdd?.([{ description: 'Lift, 2 days', quantity: '2', unit: 'd', price: '95', source: null }]);
    onClose?.();
  };
  return <button onClick={pull}>{`Rental for call ${document?.serviceId ?? ''}`}</button>;
}
const rental = { place: 'document.line-source', part: 'rental', label: 'From rental …' } as const;

beforeEach(() => {
  asked = signedIn({
    'User/find/dana': { data: person({ role_type: 'Admin' }) },
    'CompanySetting/get': {
      data: [rowOf('CompanySetting', { taxes_json: '{"HST":{"taxRate":13,"isDefault":1},"PST":7}' })],
      meta: { count: 1, num_pages: 1 },
    },
    'ServiceInvoice/find/inv-7': {
      data: {
        ...rowOf('ServiceInvoice', {
          id: 7,
          slug: 'inv-7',
          service_id: 31,
          status: 'Draft',
          lines_json: '[]',
          total: 0,
        }),
        Service: null,
      },
    },
    'ServiceInvoice/save': { data: { record_id: 7, slug: 'inv-7' } },
  });
});
afterEach(cleanup);

it('what another remote offers to bill becomes lines with the taxes of the document', async () => {
  await open('/invoice/inv-7/lines', filledHost([{ ...rental, Part: Rental }]));
  await user.click(await screen.findByRole('button', { name: 'From rental …' }));
  await user.click(await screen.findByRole('button', { name: 'Rental for call 31' }));
  await waitFor(async () => expect(await savedForms(asked, 'ServiceInvoice/save')).toHaveLength(1), { timeout: 4000 });
  const [form] = await savedForms(asked, 'ServiceInvoice/save');
  expect(form?.['total']).toBe('214.7');
  expect(JSON.parse(String(form?.['lines_json']))).toMatchObject([
    { description: 'Lift, 2 days', quantity: '2', unit: 'd', price: '95', taxes: ['HST'] },
  ]);
  expect(screen.queryByRole('button', { name: 'Rental for call 31' })).toBeNull();
});

it('an offer whose code cannot be loaded says so, and the lines can be typed all the same', async () => {
  await open('/invoice/inv-7/lines', filledHost([{ ...rental, Part: null }]));
  await user.click(await screen.findByRole('button', { name: 'From rental …' }));
  expect(await screen.findByText('This could not be opened. Check the connection and try again.')).toBeDefined();
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('button', { name: 'Add a line' })).toBeDefined();
});
