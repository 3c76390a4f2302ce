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
        }),
      ],
    };
    return { body: { data: rows[call] ?? [] } };
  });
  await openPart(ProjectEquipment, {
    project: { id: 4, slug: 'pump', name: 'Pump house', isEstimateLocked: false },
  });
  expect((await screen.findByRole('link', { name: 'Chop saw' })).getAttribute('href')).toBe('/equipment/edit/saw');
  expect(screen.getByText('Saw · S-1 · Wen Li')).toBeDefined();
  const filters = new URL(asked.find(({ url }) => url.includes('Equipment/get'))?.url ?? '').searchParams.get(
    'filters',
  );
  expect(JSON.parse(filters ?? '')).toEqual({ holder_id: [7], archived: 0 });
});
