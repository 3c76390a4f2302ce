// @vitest-environment jsdom
import { endSession } from '@fieldspan/api/session';
import { openRemote } from '@fieldspan/federation/testing/open-remote';
import { person, signedIn } from '@fieldspan/records/testing/signed-in';
import { fakeServer } from '@fieldspan/testing/fake-server';
import { rowOf } from '@fieldspan/testing/row-of';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

it('whoever has a link sees its files without an account, and types its password where it has one', async () => {
  const shared = {
    name: 'For the owner',
    ends_at: '2099-01-01T00:00:00.000Z',
    company_name: 'Northgate',
    is_cut: false,
  };
  const file = { id: 4, name: 'Closeout.pdf', folder: '', bytes: 2000, type: 'application/pdf', filename: 'x.pdf' };
  const files = [{ ...file, thumb_filename: null }];
  const asked = fakeServer(({ call, url }) => {
    if (call === 'LibraryShare/unlock') return { body: { data: { pass: 'p4' } } };
    const isClosed = call === 'LibraryShare/open' && url.searchParams.get('pass') !== 'p4';
    return { body: { data: { ...shared, is_closed: isClosed, files: isClosed ? [] : files } } };
  });
  endSession();
  await openRemote(App, '/shared/secret');
  await userEvent.type(await screen.findByLabelText('Password'), 'river{Enter}');
  expect(await screen.findByText('Closeout.pdf')).toBeDefined();
  expect(asked.filter(({ url }) => url.includes('LibraryShare/'))).toHaveLength(3);
});
