// @vitest-environment jsdom
import { person, savedForms, signedIn } from '@fieldspan/records/testing/signed-in';
import { rowOf } from '@fieldspan/testing/row-of';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { open } from './testing/open.ts';

const user = userEvent.setup({ delay: null });
afterEach(cleanup);

const order = (more: object) => ({
  data: {
    ...rowOf('ChangeOrder', { id: 4, slug: 'co-1', job_id: 3, order_num: 'Draft X', title: 'Valves', ...more }),
    Job: rowOf('Job', { id: 3, slug: 'pump', job_num: 'J-3', job_name: 'Pump house' }),
  },
});

it('a change order is saved with why it is written', async () => {
  const asked = signedIn({
    'User/find/dana': { data: person({ role_type: 'Admin' }) },
    'CompanySetting/get': { data: [rowOf('CompanySetting', {})] },
    'ChangeOrder/find/co-1': order({ status: 'Draft' }),
    'ChangeOrder/save': { data: { record_id: 4, slug: 'co-1' } },
  });
  await open('/project/pump/change-orders/co-1');
  await user.type(await screen.findByRole('textbox', { name: 'Why' }), 'Rock below');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () =>
    expect(await savedForms(asked, 'ChangeOrder/save')).toEqual([{ id: '4', version: '1', why: 'Rock below' }]),
  );
});
