// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { queryClient } from '@fieldspan/api/query-client';
import { openRemote } from '@fieldspan/federation/testing/open-remote';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { App } from './app.tsx';
import { next, press, skipSignature } from './testing/fill-first.ts';
import { formServer } from './testing/form-server.ts';
import type { FormServer } from './testing/form-server.ts';

/** Every property of a field that the specification names, but the marks of a screen. */
const ANSWERED: Record<string, unknown>[] = [
  {
    key: 'shored',
    type: 'boolean',
    label: 'Shored?',
    value: 0,
    default: 1,
    requiredField: 1,
    positiveResponseRequired: 0,
    negativeResponseRequired: 0,
    positiveWarningMessage: 'Good',
    negativeWarningMessage: 'Stay out',
    conditionalRemarksLabel: 'Why not?',
    conditionalRemarksResponseValue: 0,
    conditionalRemarksValue: 'No boxes yet',
    conditionalImageLabel: 'Show it',
    conditionalImageResponseValue: 1,
  },
  { key: 'tools', type: 'select-multi', label: 'Tools', options: ['Saw'], defineOther: 1, value: ['Saw', 'Rake'] },
  { key: 'gas', type: 'table', label: 'Gas', columns: ['ppm'], rows: ['Noon'], value: [['12']] },
  { key: 'plan', type: 'image', label: 'Plan', imageIsStatic: 1, value: [], mood: 'kept too' },
];

const TASKS = [
  { description: 'Dig', hazards: ['Cave-in'], controls: ['Shoring'] },
  { description: 'Pump out', hazards: [], controls: ['Hose'], customTask: true },
];

const TASK_LIST = {
  key: 'tasks',
  type: 'tasklist',
  label: 'Tasks',
  value: ['Dig', 'Pump out'],
  meta: { tasks: TASKS },
};

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

it('ENT033 ENT034 ENT035 a form with every key is shown section by section, and is stored with all of them', async () => {
  const sections = [
    { sectionHeading: 'Trench', fields: ANSWERED },
    { sectionHeading: 'Work', fields: [TASK_LIST] },
  ];
  const shown = { ...ANSWERED[1], hasError: true, tempOther: 'Hoe' };
  const asked = [{ ...sections[0], fields: ANSWERED.with(1, shown) }, sections[1]];
  const complete = { sectionHeading: 'Complete!', isCompleteSection: true, fields: [] };
  server.change({ form_json: JSON.stringify([...asked, complete]) });
  await openRemote(App, `/do-form/${server.slug}`);
  expect(await screen.findByRole('heading', { name: 'Trench' })).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Work' })).toBeNull();
  expect(screen.getByText('Stay out')).toBeDefined();
  expect(screen.getByLabelText(/Why not/)).toHaveProperty('value', 'No boxes yet');
  expect(screen.getByText('Rake')).toBeDefined();
  await next();
  expect(await screen.findByRole('heading', { name: 'Work' })).toBeDefined();
  expect(document.body.textContent).toMatch(/Dig.*Cave-in.*Shoring.*Pump out.*Hose/u);
  await next();
  expect(await screen.findByRole('heading', { name: 'Complete!' })).toBeDefined();
  await skipSignature();
  await press('Submit Form');
  await screen.findByText(/Form saved with 1 participants!/);
  const [stored] = server.sent('CompanyForm/save');
  expect(JSON.parse(stored?.form['form_json'] ?? '')).toEqual(sections);
});

it('ENT035 ENT036 what is stored of tasks and signatures is read again', async () => {
  server.change({ form_json: JSON.stringify([{ sectionHeading: 'Work', fields: [TASK_LIST] }]) });
  await openRemote(App, `/do-form/${server.slug}`);
  await screen.findByText('Cave-in');
  expect(document.body.textContent).toMatch(/Dig.*Cave-in.*Shoring.*Pump out.*Hose/u);
  await next();
  await skipSignature();
  await press('Submit Form');
  await screen.findByText(/Form saved with 1 participants!/);
  const [batch] = server.sent('CompanyFormAcknowledgement/save-batch');
  const [record] = JSON.parse(batch?.form['records'] ?? '');
  const signature = JSON.parse(record.signature_json);
  expect(signature).toMatchObject({ name: 'Dana Reid', sigSkipped: true, trail: [] });
  expect(signature).toHaveProperty('dataUrl');
});
