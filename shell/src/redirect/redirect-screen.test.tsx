// @vitest-environment jsdom
import { endSession } from '@fieldspan/api/session';
import { Route, Routes } from '@fieldspan/federation/router';
import { openRemote } from '@fieldspan/federation/testing/open-remote';
import { signInAfresh } from '@fieldspan/federation/testing/sign-in-afresh';
import { fakeServer } from '@fieldspan/testing/fake-server';
import { rowOf } from '@fieldspan/testing/row-of';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { RedirectRoute } from '../redirect-route.tsx';

const SERVICE = rowOf('Service', { id: 1, slug: 'boiler' });
const JOB = rowOf('Job', { id: 1, slug: 'arena' });

beforeEach(signInAfresh);
afterEach(cleanup);

const Screens = () => (
  <Routes>
    <Route path="/redirect/:type/:id" element={<RedirectRoute />} />
    <Route path="*" element={<p>Arrived</p>} />
  </Routes>
);

async function follow(link: string, record: object): Promise<string> {
  fakeServer(() => ({ body: { data: record } }));
  await openRemote(Screens, link);
  await screen.findByText('Arrived');
  cleanup();
  return location.pathname;
}

describe('a link by type and id', () => {
  it.each([
    ['Expense', '/expenses/list/rec'],
    ['TimeLog', '/time-logs/list/rec'],
    ['Service', '/service/rec/dashboard'],
    ['Contact', '/contact/rec/details'],
    ['LibraryFile', '/library/file/rec'],
    ['Equipment', '/equipment/edit/rec'],
    ['ServiceContract', '/service-contract/rec/details'],
    ['Training%20Certificate', '/safety/certificates/list'],
  ])('ROUTE021 of %s leads to its page, by the slug of the record', async (type, path) => {
    expect(await follow(`/redirect/${type}/12`, { id: 12, slug: 'rec' })).toBe(path);
  });

  it.each([
    [0, SERVICE, '/service/boiler/invoice'],
    [1, SERVICE, '/service/boiler/quote'],
    [0, null, '/invoice/inv/details'],
  ])('ROUTE021 of an invoice (quote: %i) leads to its service', async (is_quote, Service, path) => {
    const invoice = { id: 3, slug: 'inv', is_quote, Service };
    expect(await follow('/redirect/ServiceInvoice/3', invoice)).toBe(path);
  });

  it.each([
    [JOB, null, '/project/arena/purchase-orders/po'],
    [null, SERVICE, '/service/boiler/purchase-orders/po'],
    [null, null, '/financial/purchase-orders/po'],
  ])('ROUTE021 of a purchase order leads to its project or service', async (Job, Service, path) => {
    expect(await follow('/redirect/purchase-order/3', { id: 3, slug: 'po', Job, Service })).toBe(path);
  });

  it('ROUTE021 without a session redirects to the page for the id, which then asks to sign in', async () => {
    endSession();
    expect(await follow('/redirect/PurchaseOrder/3', {})).toBe('/financial/purchase-orders/3');
  });

  it('says that there is no such record, and stays', async () => {
    fakeServer(() => ({ body: { success: false, errors: ['Contact not found.'] } }));
    await openRemote(Screens, '/redirect/Contact/999');
    expect(await screen.findByText('Contact not found.')).toBeTruthy();
    expect(location.pathname).toBe('/redirect/Contact/999');
  });

  it.each(['Spaceship', 'https:%2F%2Felsewhere.test'])('says that there is no page for %s', async (type) => {
    await openRemote(Screens, `/redirect/${type}/1`);
    await waitFor(() => expect(screen.getByText(/There is no page for/)).toBeTruthy());
    expect(location.host).toBe('localhost:3000');
    expect(screen.getByRole('link', { name: 'Back to the dashboard' })).toBeTruthy();
  });

  it('is a full page for somebody who is not signed in', async () => {
    endSession();
    await openRemote(Screens, '/redirect/Spaceship/1');
    expect(await screen.findByRole('heading', { name: 'Nothing found' })).toBeTruthy();
    expect(screen.getByRole('main')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to Fieldspan' }).getAttribute('href')).toBe('/');
  });
});
