// @vitest-environment jsdom
import { queryClient } from '@fieldspan/api/query-client';
import { openPart } from '@fieldspan/federation/testing/open-part';
import { signInAfresh } from '@fieldspan/federation/testing/sign-in-afresh';
import { fakeServer } from '@fieldspan/testing/fake-server';
import { rowOf } from '@fieldspan/testing/row-of';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ProjectEquipment } from './crew-tab.tsx';

afterEach(cleanup);

it('a project shows the equipment of its people, with their names; people who left are not asked for', async () => {
  queryClient.clear();
  signInAfresh();
  const asked = fakeServer(({ call }) => {
    const rows: Record<string, object[]> = {
      'JobPersonnel/get': [7, 8].map((user_id) => rowOf('JobPersonnel', { user_id })),
      'Job/get': [rowOf('Job', { id: 4, manager_id: null })],
      'User/get': [rowOf('User', { id: 7 })],
      'Equipment/get': [
        rowOf('Equipment', {
          slug: 'saw',
          description: 'Chop saw',
          serial_num: 'S-1',
          EquipmentType: rowOf('EquipmentType', { name: 'Saw' }),
          Holder: rowOf('User', { first_name: 'Wen', last_name: 'Li' }),
          Job: null,
          EquipmentPlace: null,
        }),
      ],
    };
    return { body: { data: rows[call] ?? [] } };
  });
  await openPart(ProjectEquipment, {
    project: { id: 4, slug: 'pump', name: 'Pump house', isEstimateLocked: false },
  });
  const [here, held] = await screen.findAllByRole('link', { name: 'Chop saw' });
  expect([here, held].map((link) => link?.getAttribute('href'))).toEqual([
    '/equipment/edit/saw',
    '/equipment/edit/saw',
  ]);
  expect(screen.getAllByText('Saw · S-1 · Wen Li')).toHaveLength(2);
  const filters = asked
    .filter(({ url }) => url.includes('Equipment/get'))
    .map(({ url }) => JSON.parse(new URL(url).searchParams.get('filters') ?? ''));
  expect(filters).toEqual([
    { job_id: 4, archived: 0 },
    { holder_id: [7], archived: 0 },
  ]);
});
