// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { writeIn } from '@fieldspan/domain/page-language';
import { queryClient } from '@fieldspan/api/query-client';
import { openRemote } from '@fieldspan/federation/testing/open-remote';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { App } from './app.tsx';
import { fillFirst, next, press, skipSignature } from './testing/fill-first.ts';
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
  writeIn('en');
});

it('a refused answer is marked at its question, which has the focus, until another answer is given', async () => {
  const said = 'This answer does not fit the question.';
  server.refused['CompanyForm/save'] = {
    errors: [`Section “Work area”, question “Where do you work?”: ${said}`],
    data: { form_problems: [{ field_id: 'Work area/area', said }] },
  };
  await openRemote(App, `/do-form/${server.slug}`);
  await fillFirst();
  await next();
  await next();
  await skipSignature();
  await press('Submit Form');
  expect(await screen.findByText(said)).toBeDefined();
  const area = screen.getByLabelText(/Where do you work/);
  expect(area.getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(area));
  expect(screen.getByRole('alert').textContent).toContain('1 answer was not taken');
  await userEvent.setup().type(area, ' west');
  expect(screen.queryByText(said)).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  delete server.refused['CompanyForm/save'];
  await next();
  await next();
  await press('Submit Form');
  expect(await screen.findByRole('heading', { name: 'Form number 000000123' })).toBeDefined();
});

it('a refused answer is said in the language of the page, with what stands in the sentence', async () => {
  const of = { text: 'This must be {{max}}{{unit}} at most.', values: { max: 4, unit: ' m' } };
  const said = 'This must be 4 m at most.';
  server.refused['CompanyForm/save'] = {
    errors: [`Section “Work area”, question “Where do you work?”: ${said}`],
    data: {
      form_problems: [{ field_id: 'Work area/area', said, sentence: { text: '{{1}}', values: [{ term: said, of }] } }],
    },
  };
  writeIn('fr', (english) => (english === of.text ? 'Au plus {{max}}{{unit}}.' : english));
  await openRemote(App, `/do-form/${server.slug}`);
  await fillFirst();
  await next();
  await next();
  await skipSignature();
  await press('Submit Form');
  expect(await screen.findByText('Au plus 4 m.')).toBeDefined();
});
