// @vitest-environment jsdom
import type { Places } from '@fieldspan/contract/places';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fakeServer } from '@fieldspan/testing/fake-server';
import { RecordActions } from './record-actions.tsx';
import { BareFrame } from './testing/bare-frame.tsx';
import { filledHost } from './testing/filled-host.tsx';
import { signInAfresh } from './testing/sign-in-afresh.ts';

const project = { model: 'Job', id: 41, slug: 'stone road', title: 'Stone Road' } as const;
const form = { place: 'record.action' as const, part: 'form', label: 'Start a form', on: ['Job'], Part: null };

function Copy({ record, onClose }: Partial<Places['record.action']>) {
  return <button onClick={onClose}>{`Copy ${record?.title ?? ''}`}</button>;
}

beforeEach(() => {
  signInAfresh();
  fakeServer(() => ({ body: { data: [] } }));
});
afterEach(cleanup);

const show = (fills: Parameters<typeof filledHost>[0]) =>
  render(
    <BareFrame host={filledHost(fills)}>
      <RecordActions record={project} />
    </BareFrame>,
  );

it('follows the link that a remote declares, with the record in the address, and only for records of its kind', async () => {
  show([
    { ...form, to: '/forms/templates?job=:slug' },
    { ...form, part: 'inspect', label: 'Inspect', on: ['Equipment'] },
  ]);
  const link = await screen.findByRole('link', { name: 'Start a form' });
  expect(link.getAttribute('href')).toBe('/forms/templates?job=stone%20road');
  expect(screen.queryByRole('link', { name: 'Inspect' })).toBeNull();
});

it('opens a widget over the page until it is done', async () => {
  const user = userEvent.setup();
  show([{ ...form, part: 'copy', label: 'Copy', Part: Copy }]);
  await user.click(await screen.findByRole('button', { name: 'Copy' }));
  await user.click(await screen.findByRole('button', { name: 'Copy Stone Road' }));
  expect(screen.queryByRole('button', { name: 'Copy Stone Road' })).toBeNull();
});
