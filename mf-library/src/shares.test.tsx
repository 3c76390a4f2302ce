// @vitest-environment jsdom
import { openRemote } from '@fieldspan/federation/testing/open-remote';
import { person, signedIn } from '@fieldspan/records/testing/signed-in';
import { rowOf } from '@fieldspan/testing/row-of';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { App } from './app.tsx';

afterEach(cleanup);

it('links to files that are open now are asked for once', async () => {
  const share = rowOf('LibraryShare', {
    id: 3,
    name: 'For the inspector',
    is_on: 1,
    ends_at: '2099-01-01T00:00:00.000Z',
    has_password: 0,
    CreatedBy: null,
  });
  const asked = signedIn({
    'User/find/dana': { data: person({ role_type: 'Admin' }) },
    'LibraryShare/get': { data: [share], meta: { count: 1, num_pages: 1 } },
  });
  await openRemote(App, '/library/links');
  expect(await screen.findByText('For the inspector')).toBeDefined();
  // More questions would follow each answer at once.
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(asked.filter(({ url }) => url.includes('LibraryShare/get'))).toHaveLength(1);
});
