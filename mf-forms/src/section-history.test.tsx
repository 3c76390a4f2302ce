// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { queryClient } from '@fieldspan/api/query-client';
import { openRemote } from '@fieldspan/federation/testing/open-remote';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { App } from './app.tsx';
import { fillFirst, next, press } from './testing/fill-first.ts';
import { formServer } from './testing/form-server.ts';
import type { FormServer } from './testing/form-server.ts';

let server: FormServer;

beforeEach(() => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => undefined;
  server = formServer();
});
afterEach(() => {
  cleanup();
  queryClient.clear();
});

const heading = (name: string) => screen.findByRole('heading', { name });
const length = () => window.history.length;

it('the browser’s Back leads to the section before, and from the first one out of the form', async () => {
  await openRemote(App, `/do-form/${server.slug}`);
  await heading('Work area');
  const before = length();
  await fillFirst();
  await next();
  await heading('People');
  expect(length()).toBe(before + 1);
  window.history.back();
  await heading('Work area');
  expect(screen.getByLabelText(/Where do you work/)).toHaveProperty('value', expect.stringMatching(/./));
  window.history.forward();
  await heading('People');
});

it('the form’s own Back leaves no entry behind that shows the same again', async () => {
  await openRemote(App, `/do-form/${server.slug}`);
  await fillFirst();
  await next();
  await next();
  await heading('Complete!');
  await press('Back');
  await heading('People');
  await waitFor(() => expect(window.history.state).toMatchObject({ state: { section: 1, below: [0] } }));
  await press('Back');
  await heading('Work area');
  await waitFor(() => expect(window.history.state).toMatchObject({ state: { section: 0, below: [] } }));
});
