// @vitest-environment jsdom
import { person, signedIn } from '@fieldspan/records/testing/signed-in';
import { openPart } from '@fieldspan/federation/testing/open-part';
import { rowOf } from '@fieldspan/testing/row-of';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { PartsToBill } from './billing/parts-to-bill.tsx';

const user = userEvent.setup();
afterEach(cleanup);

const part = (values: { id: number; description: string; quantity: number }, Material: object | null) => ({
  ...rowOf('VisitPart', values),
  Visit: { id: 7, starts_at: null, done_at: null },
  Material,
});

it('parts of the visits of a call become lines, at the price of their material, but for those that are left out', async () => {
  signedIn({
    'User/find/dana': { data: person({ role_type: 'Admin' }) },
    'VisitPart/get': {
      data: [
        part({ id: 1, description: 'Igniter HSI-24', quantity: 2 }, { id: 3, price: 64.3, unit: 'ea' }),
        part({ id: 2, description: 'Tape', quantity: 1 }, null),
        part({ id: 3, description: 'Under warranty', quantity: 1 }, null),
      ],
      meta: { count: 3, num_pages: 1 },
    },
  });
  const onAdd = vi.fn();
  const onClose = vi.fn();
  await openPart(PartsToBill, { document: { serviceId: 12, projectId: null }, onAdd, onClose });
  await user.click(await screen.findByRole('checkbox', { name: '1 × Under warranty' }));
  await user.click(screen.getByRole('button', { name: 'Add 2 lines' }));
  expect(onAdd).toHaveBeenCalledWith([
    {
      description: 'Igniter HSI-24',
      quantity: '2',
      unit: 'ea',
      price: '64.3',
      source: { model: 'VisitPart', id: 1 },
    },
    { description: 'Tape', quantity: '1', unit: '', price: '', source: { model: 'VisitPart', id: 2 } },
  ]);
  expect(onClose).toHaveBeenCalled();
});
