import type { PageRemote, PageSet } from '@fieldspan/contract/release';
import { expect, it } from 'vitest';
import { type Moment, planPickup, type RemoteState } from './pickup-plan.ts';
import { pageRemote, pageSet } from './testing/page-set.ts';

const GONE: RemoteState = { isLoaded: false, isShown: false, isBusy: false, isStuck: false, needsDocument: false };
const LOADED: RemoteState = { ...GONE, isLoaded: true };
const SHOWN: RemoteState = { ...LOADED, isShown: true };
const BUSY: RemoteState = { ...SHOWN, isBusy: true };

const tab = pageSet(1, { forms: pageRemote('forms', '1.0.0'), library: pageRemote('library', '1.0.0') });
const newForms = (change: Partial<PageRemote> = {}): PageSet => ({
  ...tab,
  seq: 2,
  remotes: { ...tab.remotes, forms: { ...pageRemote('forms', '1.1.0'), ...change } },
});

type RemoteStates = Partial<Record<string, RemoteState>>;

const planFrom = (own: PageSet) => (wanted: PageSet, moment: Moment, states: RemoteStates) =>
  planPickup({ tab: own, wanted, moment, stateOf: (name) => states[name] ?? GONE });

function plan(...given: Parameters<ReturnType<typeof planFrom>>) {
  return planFrom(tab)(...given);
}

const MOMENTS: Moment[] = ['learned', 'idle', 'moved', 'asked'];

it.each(MOMENTS)('updates at once a remote that was never loaded (%s)', (moment) => {
  expect(plan(newForms(), moment, {})).toEqual({ take: ['forms'], ready: [], document: 'no', isWaiting: false });
});

it.each(MOMENTS)('updates at once a remote that is loaded but mounted nowhere (%s)', (moment) => {
  expect(plan(newForms(), moment, { forms: LOADED }).take).toEqual(['forms']);
});

it.each([
  ['learned', []],
  ['idle', ['forms']],
  ['moved', ['forms']],
  ['asked', ['forms']],
] as const)('takes what is shown and clean at the next move or when nobody is there (%s)', (moment, take) => {
  expect(plan(newForms(), moment, { forms: SHOWN })).toMatchObject({ take, ready: [], isWaiting: take.length === 0 });
});

it.each([
  ['learned', [], ['forms']],
  ['idle', [], ['forms']],
  ['moved', [], ['forms']],
  ['asked', ['forms'], []],
] as const)('leaves what somebody is at work in until they ask (%s)', (moment, take, ready) => {
  expect(plan(newForms(), moment, { forms: BUSY })).toMatchObject({ take, ready, document: 'no' });
});

it('replaces a recalled release at once, and leaves it where the work cannot be stashed', () => {
  const recalled = { ...newForms(), recalled: [`forms@${tab.remotes['forms']?.id}`] };
  expect(plan(recalled, 'learned', { forms: BUSY }).take).toEqual(['forms']);
  expect(plan(recalled, 'learned', { forms: { ...BUSY, isStuck: true } })).toMatchObject({
    take: [],
    ready: ['forms'],
  });
});

it('removes at once what was switched off', () => {
  const off = newForms({ id: tab.remotes['forms']?.id ?? '', disabled: 'Under repair' });
  expect(plan(off, 'learned', { forms: BUSY }).take).toEqual(['forms']);
});

it('applies new remotes, and removed ones', () => {
  const { forms, ...rest } = tab.remotes;
  const wanted = { ...tab, seq: 2, remotes: { ...rest, dispatch: pageRemote('dispatch', '1.0.0') } };
  expect(forms).toBeDefined();
  expect(plan(wanted, 'learned', { forms: LOADED }).take).toEqual(['forms', 'dispatch']);
  expect(plan(wanted, 'learned', { forms: BUSY })).toMatchObject({ take: ['dispatch'], ready: ['forms'] });
});

it('delays a release until the one that it needs', () => {
  const uses = { 'library.picker': '^2.0.0' };
  const manifest = { ...pageRemote('forms', '1.1.0').manifest, uses };
  const library = { ...pageRemote('library', '2.0.0') };
  library.manifest = { ...library.manifest, widgets: { picker: '2.0.0' } };
  const wanted = {
    ...newForms({ manifest }),
    remotes: { forms: { ...pageRemote('forms', '1.1.0'), manifest }, library },
  };
  expect(plan(wanted, 'moved', { library: BUSY })).toMatchObject({ take: [], ready: ['library'], isWaiting: true });
  expect(plan(wanted, 'moved', { library: SHOWN }).take).toEqual(['forms', 'library']);
});

it('updates the release that a page moves to together with the one that it leaves', () => {
  const route = { path: '/certificates/:id', title: 'Certificate', login: true, print: false };
  const owning = (name: string, version: string, owns: boolean) => {
    const remote = pageRemote(name, version);
    return { ...remote, manifest: { ...remote.manifest, routes: owns ? [route] : [] } };
  };
  const before = pageSet(1, { forms: owning('forms', '1.0.0', true), library: owning('library', '1.0.0', false) });
  const wanted = pageSet(2, { forms: owning('forms', '1.1.0', false), library: owning('library', '1.1.0', true) });
  expect(planFrom(before)(wanted, 'moved', { forms: BUSY }).take).toEqual([]);
  expect(planFrom(before)(wanted, 'moved', {}).take).toEqual(['forms', 'library']);
});

it('does not delay what the gate was overruled for', () => {
  const remote = pageRemote('forms', '1.1.0');
  const wanted = newForms({ manifest: { ...remote.manifest, uses: { 'nobody.here': '^1.0.0' } } });
  expect(plan(wanted, 'learned', {}).take).toEqual(['forms']);
});

it.each([
  ['learned', SHOWN, { document: 'later', ready: [] }],
  ['idle', SHOWN, { document: 'later', ready: [] }],
  ['moved', SHOWN, { document: 'now', ready: [] }],
  ['moved', BUSY, { document: 'later', ready: ['shell'] }],
  ['asked', BUSY, { document: 'now', ready: [] }],
  ['asked', { ...BUSY, isStuck: true }, { document: 'later', ready: [] }],
] as const)('loads the page anew for another shell at the next move (%s)', (moment, forms, outcome) => {
  const wanted = { ...newForms(), shell: { id: '2.0.0+0123456789ab' } };
  expect(plan(wanted, moment, { forms })).toEqual({ take: [], isWaiting: true, ...outcome });
});

it('reloads the page at once for another shell if a visible release was recalled', () => {
  const recalled = [`forms@${tab.remotes['forms']?.id}`];
  const wanted = { ...newForms(), shell: { id: '2.0.0+0123456789ab' }, recalled };
  expect(plan(wanted, 'learned', { forms: BUSY }).document).toBe('now');
});

it('reloads the page for a release that cannot run beside those in the document', () => {
  const forms = { ...LOADED, needsDocument: true };
  expect(plan(newForms(), 'learned', { forms })).toMatchObject({ take: [], document: 'later' });
  expect(plan(newForms(), 'moved', { forms })).toMatchObject({ document: 'now' });
  expect(plan(newForms(), 'learned', { forms: { ...BUSY, needsDocument: true } }).ready).toEqual(['forms']);
});

it('reloads the page when an override has ended: banner and content policy belong to the page', () => {
  const overrides = [{ remote: 'forms', origin: 'http://localhost:3101', until: '2026-11-20T12:00:00Z', who: 'dan' }];
  const plans = planFrom({ ...tab, overrides });
  const ended = { ...newForms(), seq: tab.seq };
  expect(plans(ended, 'moved', { forms: SHOWN })).toMatchObject({ take: [], document: 'now' });
  expect(plans(ended, 'moved', { forms: BUSY })).toMatchObject({ ready: ['forms'], document: 'later' });
});
