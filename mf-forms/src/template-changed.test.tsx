// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { queryClient } from '@fieldspan/api/query-client';
import { openRemote } from '@fieldspan/federation/testing/open-remote';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { App } from './app.tsx';
import { next } from './testing/fill-first.ts';
import { formServer } from './testing/form-server.ts';
import type { FormServer } from './testing/form-server.ts';

let server: FormServer;

const text = (key: string, label: string) => ({ key, type: 'text', label });
const form = (published_version: number, ...sections: (readonly object[])[]) => ({
  published_version,
  form_json: JSON.stringify(sections.map((fields, at) => ({ key: `s${at}`, sectionHeading: `Part ${at}`, fields }))),
});
const open = () => openRemote(App, `/do-form/${server.slug}`);
const close = () => {
  cleanup();
  queryClient.clear();
};
const CHANGED = /This form was changed since you began\. Your answers are kept at their questions/;

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
  server = formServer();
  server.change(form(1, [text('lead', 'Who leads?'), text('crew', 'How many?'), text('wind', 'Wind?')]));
});
afterEach(close);

async function begin(): Promise<void> {
  await open();
  await userEvent.type(await screen.findByLabelText(/Who leads/), 'Priya');
  await userEvent.type(screen.getByLabelText(/How many/), '6');
  await userEvent.type(screen.getByLabelText(/Wind/), 'light');
  await screen.findByText(/Saved on this device/);
}

it('answers stay with their questions when these are reworded, moved or gone, and the person is told', async () => {
  await begin();
  await waitFor(() => expect(screen.queryByText(CHANGED)).toBeNull());
  close();
  server.change(form(2, [text('crew', 'How many people?')], [text('lead', 'Who is in charge?')]));
  await open();
  expect(await screen.findByDisplayValue('6')).toBe(screen.getByLabelText(/How many people/));
  expect(screen.getByText(CHANGED).textContent).toContain('1 answer is left out because its question is gone.');
  await next();
  expect(await screen.findByDisplayValue('Priya')).toBe(screen.getByLabelText(/Who is in charge/));
});

it('says nothing of a draft whose template is as it was', async () => {
  await begin();
  close();
  await open();
  await screen.findByDisplayValue('Priya');
  expect(screen.queryByText(CHANGED)).toBeNull();
});

it('a form that is open keeps its questions and is told of the change', async () => {
  await begin();
  server.change(form(2, [text('lead', 'Who is in charge?')]));
  await act(() => queryClient.refetchQueries());
  expect(await screen.findByText(/This form has just been changed\. You go on with the questions/)).toBeDefined();
  expect(screen.getByLabelText(/Who leads/)).toBeDefined();
});
