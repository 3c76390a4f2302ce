// @vitest-environment jsdom
import { queryClient } from '@fieldspan/api/query-client';
import { openPart } from '@fieldspan/federation/testing/open-part';
import { signInAfresh } from '@fieldspan/federation/testing/sign-in-afresh';
import { fakeServer } from '@fieldspan/testing/fake-server';
import { rowOf } from '@fieldspan/testing/row-of';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { BillableDialog } from './billing/billable-dialog.tsx';

const ADA = rowOf('User', { id: 3, slug: 'ada', first_name: 'Ada', last_name: 'Okoro' });
const LOG = {
  ...rowOf('TimeLog', { id: 1, time_in: '2026-11-17T13:00:00Z', hours: 2.5, status: 'approved' }),
  User: ADA,
};
const EXPENSE = {
  ...rowOf('Expense', { id: 9, spent_on: '2026-11-18', description: 'Filter', amount: 45.2, tax: 5.2 }),
  User: ADA,
};

async function opened(of: { serviceId: number | null; projectId: number | null }, data: object[] = [LOG, EXPENSE]) {
  queryClient.clear();
  signInAfresh();
  const asked = fakeServer(({ call }) => {
    const rows = call === 'TimeLog/get' ? data.slice(0, 1) : data.slice(1);
    return { body: { data: rows, meta: { count: rows.length, num_pages: 1 } } };
  });
  const [onAdd, onClose] = [vi.fn(), vi.fn()];
  await openPart(BillableDialog, { document: of, onAdd, onClose });
  const places = () =>
    asked
      .filter(({ url }) => /\/(TimeLog|Expense)\/get/.test(url))
      .map(({ url }) => JSON.parse(new URL(url).searchParams.get('filters') ?? '{}'));
  return { onAdd, onClose, places };
}

afterEach(cleanup);

it('approved time is billed by the hour, an expense at what it cost without its tax; each names its source', async () => {
  const { onAdd, onClose, places } = await opened({ serviceId: 31, projectId: null });
  await userEvent.type(await screen.findByLabelText('Price of an hour ($)'), '128');
  await userEvent.click(screen.getByRole('checkbox', { name: /Labour · Ada Okoro · 2.5 h/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /Filter · Ada Okoro · \$40.00/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Add 2 lines' }));
  expect(onAdd.mock.calls).toEqual([
    [
      [
        {
          description: 'Labour, 2026-11-17',
          quantity: '2.5',
          unit: 'h',
          price: '128',
          source: { model: 'TimeLog', id: 1 },
        },
        { description: 'Filter', quantity: '1', unit: '', price: '40', source: { model: 'Expense', id: 9 } },
      ],
    ],
  ]);
  expect(onClose).toHaveBeenCalledOnce();
  const approved = { service_id: 31, status: 'approved' };
  expect(places()).toEqual([approved, approved]);
});

it('an expense is marked up in percent, to the cent; what is no percentage adds nothing', async () => {
  const receipt = { ...EXPENSE, amount: 197.35, tax: 22.7 };
  const { onAdd } = await opened({ serviceId: 31, projectId: null }, [LOG, receipt]);
  await userEvent.click(await screen.findByRole('checkbox', { name: /Filter · Ada Okoro · \$174.65/ }));
  const markup = screen.getByLabelText('Markup on expenses (%)');
  await userEvent.type(markup, '-15');
  expect(screen.getByText('A number in percent, such as 15.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Add 1 line' }).hasAttribute('disabled')).toBe(true);
  await userEvent.clear(markup);
  await userEvent.type(markup, '15 %');
  await userEvent.click(screen.getByRole('button', { name: 'Add 1 line' }));
  expect(onAdd.mock.calls).toMatchObject([[[{ description: 'Filter', quantity: '1', price: '200.85' }]]]);
});

it('of a project it is what was approved on the project; without any it says when there will be something', async () => {
  const { places } = await opened({ serviceId: null, projectId: 12 }, []);
  expect(await screen.findByText('Time and expenses show here once they are approved.')).toBeDefined();
  const approved = { job_id: 12, status: 'approved' };
  expect(places()).toEqual([approved, approved]);
});
