// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { startOutbox } from '@fieldspan/api/outbox/outbox';
import { queryClient } from '@fieldspan/api/query-client';
import { look } from '@fieldspan/api/reach';
import { openRemote } from '@fieldspan/federation/testing/open-remote';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { App } from './app.tsx';
import { fillFirst, next, press, skipSignature } from './testing/fill-first.ts';
import { formServer } from './testing/form-server.ts';
import type { FormServer } from './testing/form-server.ts';

let server: FormServer;
let stop: () => void;

beforeEach(() => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => undefined;
  localStorage.setItem('fieldspan.employer', JSON.stringify({ 4: 1 }));
  server = formServer();
  stop = startOutbox();
});

afterEach(async () => {
  cleanup();
  server.isAway = false;
  await look();
  stop();
  queryClient.clear();
});

const isHeld = (name: string): boolean => screen.getByRole('button', { name }).closest('[inert]') !== null;

it('nothing of a form is changed while it is being sent: that would be in the draft and not in the form', async () => {
  await openRemote(App, `/do-form/${server.slug}`);
  await fillFirst();
  await next();
  await next();
  await skipSignature();
  expect(['Back', 'Add Participant'].map(isHeld)).toEqual([false, false]);
  const answering = Promise.withResolvers<void>();
  server.stored['CompanyForm/save'] = answering.promise.then(() => ({ record_id: 123, slug: 'f' }));
  await press('Submit Form');
  expect(['Back', 'Add Participant', 'Submit Form'].map(isHeld)).toEqual([true, true, false]);
  answering.resolve();
  expect(await screen.findByText(/Form saved with 1 participants!/)).toBeDefined();
});

it('says of a form that waits which answers need attention, and why no action can be given yet', async () => {
  const warned = [{ key: 'edge', type: 'boolean', label: 'Edges open?', positiveWarningMessage: 'Cover the edges' }];
  const fields = [{ key: 'area', type: 'text', label: 'Where?' }, ...warned];
  server.change({ form_json: JSON.stringify([{ sectionHeading: 'Roof', fields }]) });
  await openRemote(App, `/do-form/${server.slug}`);
  await screen.findByText('Edges open?');
  screen.getByLabelText('Yes').click();
  await next();
  await skipSignature();
  server.isAway = true;
  await press('Submit Form');
  await screen.findByText('Waiting to be sent');
  expect(screen.getByText(/^1 answer needs attention\. Actions can be given on the page of the form/)).toBeDefined();
  expect(screen.getByText('Cover the edges')).toBeDefined();
});
