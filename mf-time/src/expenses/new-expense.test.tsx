// @vitest-environment jsdom
import { bareHost } from '@fieldspan/federation/testing/bare-host';
import { defineRemote } from '@fieldspan/federation/define-remote';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { person, signedIn } from '@fieldspan/records/testing/signed-in';

const user = userEvent.setup();

/** A mounted release of this remote. */
async function opened() {
  const release = defineRemote({ name: 'records', load: () => import('../app.tsx') });
  // It starts at the address of the page.
  const host = bareHost();
  const props = { domElement: document.body.appendChild(document.createElement('div')), host, props: {} };
  await release.bootstrap();
  await act(async () => void release.mount(props).catch(() => undefined));
  const vendor = await screen.findByLabelText('Vendor');
  return { release, vendor, leave: () => act(() => release.unmount(props)) };
}

beforeEach(() => {
  sessionStorage.clear();
  document.body.replaceChildren();
  history.replaceState(null, '', '/expenses/submit-new');
  signedIn({ 'User/find/dana': { data: person({ role_type: 'Admin' }) } });
});

it('passes what was typed to the release that replaces it, once', async () => {
  const old = await opened();
  await user.type(old.vendor, 'Townline');
  await user.type(screen.getByLabelText(/Amount/), '42,50');
  expect(old.release.canUpdate()).toBe('dirty');
  await old.release.saveDraft();
  await old.leave();

  const next = await opened();
  expect(next.vendor).toHaveProperty('value', 'Townline');
  expect(screen.getByLabelText(/Amount/)).toHaveProperty('value', '42,50');
  expect(next.release.canUpdate()).toBe('dirty');
  await next.leave();

  const later = await opened();
  expect(later.vendor).toHaveProperty('value', '');
  await later.leave();
});

it('is not replaced while it contains a receipt', async () => {
  const { release, leave } = await opened();
  const file = new File(['x'], 'r.png', { type: 'image/png' });
  await user.upload(screen.getByLabelText('Receipt', { selector: 'input' }), file);
  expect(release.canUpdate()).toBe('dirty');
  await expect(release.saveDraft()).rejects.toThrow('A receipt cannot be stashed');
  await leave();
});

it('loses no invalid amount: neither a draft nor a submitted expense is saved without it', async () => {
  const { vendor, leave } = await opened();
  await user.type(vendor, 'Townline');
  await user.type(screen.getByLabelText(/Tax in it/), 'five');
  await user.type(screen.getByLabelText(/Amount/), '1,234.50');
  for (const button of ['Save as draft', 'Submit']) {
    await user.click(screen.getByRole('button', { name: button }));
    expect(screen.getAllByText('This is no amount. Write it such as 1234.50.')).toHaveLength(2);
    expect(screen.getByLabelText(/Amount/)).toHaveProperty('value', '1,234.50');
  }
  expect(location.pathname).toBe('/expenses/submit-new');
  await leave();
});
