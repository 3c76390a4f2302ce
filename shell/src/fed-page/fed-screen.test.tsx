// @vitest-environment jsdom
import type { PageRemote, PageSet } from '@fieldspan/contract/release';
import type { FederationHost } from '@fieldspan/federation/lifecycles';
import { BareFrame } from '@fieldspan/federation/testing/bare-frame';
import { filledHost } from '@fieldspan/federation/testing/filled-host';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FedScreen } from './fed-screen.tsx';
import type { SharedVersion, TabState } from './tab-state.ts';

const LIVE = '1.0.0+0123456789ab';
const NEXT = '1.1.0+bbbbbbbbbbbb';

const remote = (name: string, id: string, disabled: string | null = null): PageRemote => ({
  id,
  entry: `/r/${name}/${id}/e.js`,
  integrity: '',
  assets: { js: [], css: [] },
  manifest: {
    name,
    title: name,
    routes: [],
    menu: [],
    widgets: {},
    uses: {},
    places: {},
    fills: {},
    state: {},
    budgetKB: 1,
  },
  disabled,
});

const set: PageSet = {
  env: 'prod',
  seq: 412,
  shell: { id: '1.4.0+aaaaaaaaaaaa' },
  canaries: [`forms-${NEXT}`],
  recalled: [`records@${LIVE}`],
  remotes: {
    forms: remote('forms', NEXT),
    equipment: remote('equipment', LIVE, 'Under repair'),
    library: remote('library', NEXT),
    messaging: remote('messaging', LIVE),
    records: remote('records', LIVE),
  },
};

const react = (name: string, usedBy: string[]): SharedVersion => ({
  name,
  version: '19.2.1',
  from: 'fieldspan_shell',
  isLoaded: usedBy.length > 0,
  usedBy,
});

const tab: TabState = {
  set,
  containers: [
    { name: `forms@${NEXT}~1`, isStarted: true },
    { name: `library@${LIVE}`, isStarted: false },
  ],
  shared: [react('react', ['forms']), react('react/jsx-runtime', ['library', 'forms']), react('jotai', [])],
  idOf: (name) => (name === 'library' ? LIVE : (set.remotes[name]?.id ?? '')),
  failures: [{ code: 'A1B2', part: 'forms', release: NEXT, message: 'TypeError: no', at: 0 }],
};

let live: number;

beforeEach(() => {
  live = 412;
  Object.assign(performance, { getEntriesByType: () => [] });
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ seq: live })));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (state: TabState = tab, host: Partial<FederationHost> = {}) =>
  render(
    <BareFrame host={host}>
      <FedScreen read={() => state} />
    </BareFrame>,
  );

const cellsOf = (table: string, line: string) => {
  const region = screen.getByRole('region', { name: table });
  const row = within(region).getByRole('rowheader', { name: line }).closest('tr');
  return [...(row?.cells ?? [])].map(({ textContent }) => textContent);
};

it('shows for each remote its release, its source and its state', () => {
  open();
  expect(cellsOf('Remotes', 'forms')).toEqual(['forms', NEXT, 'canary', 'running', '0', '0 kB']);
  expect(cellsOf('Remotes', 'library')).toEqual(['library', LIVE, 'last good', 'loaded', '0', '0 kB']);
  expect(cellsOf('Remotes', 'messaging')).toEqual(['messaging', LIVE, 'live', 'not loaded', '0', '0 kB']);
  expect(cellsOf('Remotes', 'equipment')[3]).toBe('switched off');
  expect(cellsOf('Remotes', 'records')[3]).toBe('recalled');
});

it('has one line for each shared version, with its provider and its users', () => {
  open();
  expect(cellsOf('Shared versions', 'react')).toEqual(['react', '19.2.1', 'fieldspan_shell', 'forms, library']);
  expect(cellsOf('Shared versions', 'jotai')[3]).toBe('not used yet');
  expect(cellsOf('Failures in this tab', 'A1B2').slice(2)).toEqual(['forms', NEXT, 'TypeError: no']);
});

const withPlaces = (name: string, more: Partial<PageRemote['manifest']>): PageRemote => {
  const one = remote(name, LIVE);
  return { ...one, manifest: { ...one.manifest, ...more } };
};

it('shows who owns a place, and who fills it', () => {
  const remotes = {
    projects: withPlaces('projects', { places: { 'project.tab': '1.0.0', 'project.card': '1.0.0' } }),
    time: withPlaces('time', { fills: { 'quick.add': [] } }),
  };
  const hours = { place: 'project.tab', part: 'hours', remote: 'time', Part: null } as const;
  open({ ...tab, set: { ...set, remotes } }, filledHost([hours, { ...hours, remote: 'forms', part: 'forms' }]));
  expect(cellsOf('Places', 'project.tab')).toEqual(['project.tab', 'projects', 'time: hours, forms: forms']);
  expect(cellsOf('Places', 'project.card')).toEqual(['project.card', 'projects', 'nobody']);
  expect(cellsOf('Places', 'quick.add')).toEqual(['quick.add', 'shell', 'nobody']);
});

it('shows when another set is live', async () => {
  live = 415;
  open();
  await screen.findByText('set 415 is live');
  live = 412;
  await userEvent.click(screen.getByRole('button', { name: 'Look again' }));
  await waitFor(() => expect(screen.queryByText('set 415 is live')).toBeNull());
});

it('names an override, which the edge can stop', () => {
  const overrides = [{ remote: 'forms', origin: 'http://localhost:3101', until: '2026-11-20T12:00:00Z', who: 'dan' }];
  open({ ...tab, set: { ...set, canaries: [], overrides } });
  expect(cellsOf('Remotes', 'forms')[2]).toBe('override');
  const card = within(screen.getByRole('region', { name: 'Override: forms' }));
  expect(card.getByText('http://localhost:3101')).toBeDefined();
  const form = card.getByRole('button', { name: 'Stop the override' }).closest('form');
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/__fed/stop']);
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ remote: 'forms', to: '/__fed' });
});

it('copies everything as text', async () => {
  const user = userEvent.setup();
  open();
  await screen.findByText('live', { selector: '[data-tone]' });
  await user.click(screen.getByRole('button', { name: 'Copy report' }));
  await screen.findByText('Report copied');
  const text = await navigator.clipboard.readText();
  for (const line of [
    `Fieldspan prod, set 412, forms-${NEXT}`,
    `forms ${NEXT} canary, running, 0 files, 0 bytes`,
    'shared react 19.2.1 from fieldspan_shell, used by forms library',
    `1970-01-01T00:00:00.000Z A1B2 forms ${NEXT} TypeError: no`,
  ])
    expect(text.split('\n')).toContain(line);
});
