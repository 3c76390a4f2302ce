// @vitest-environment jsdom
import { store } from '@fieldspan/api/store';
import type { PageRemote } from '@fieldspan/contract/release';
import { bareHost } from '@fieldspan/federation/testing/bare-host';
import type { Lifecycles } from '@fieldspan/federation/lifecycles';
import { beforeEach, expect, it, vi } from 'vitest';
import type { FetchRemote } from './federation-runtime.ts';
import { MountedParts } from './mounted-parts.ts';
import { Pickup } from './pickup.ts';
import { readyAtom } from './ready-update.ts';
import { RemoteLoader } from './remote-loader.ts';
import { RunningSet } from './running-set.ts';
import { pageRemote, pageSet } from './testing/page-set.ts';

const SET = pageSet(1, { forms: pageRemote('forms', '1.0.0'), library: pageRemote('library', '1.0.0') });
const loadPage = vi.fn<(seq: number) => void>();
const onFailure = vi.fn<(remote: string, id: string, error: unknown) => void>();
const onTaken = vi.fn<(remotes: readonly string[]) => void>();
const saveDraft = vi.fn<() => Promise<void>>();

let state: 'clean' | 'dirty';
let typing: { isTypingIn: boolean; isTypingInDialog: boolean };
let running: RunningSet;
let loader: RemoteLoader;
let mounted: MountedParts;
let pickup: Pickup;
let fetchRemote: FetchRemote;

/** The pages of a remote, which write their release into their element. */
const app = (name: string, { id }: PageRemote): Lifecycles => ({
  name,
  bootstrap: () => Promise.resolve(),
  mount: async ({ domElement }) => void (domElement.textContent = `${name} ${id.split('+')[0]}`),
  update: () => Promise.resolve(),
  unmount: async ({ domElement }) => domElement.replaceChildren(),
  canUpdate: () => state,
  saveDraft,
});

beforeEach(() => {
  vi.resetAllMocks();
  saveDraft.mockResolvedValue();
  state = 'clean';
  typing = { isTypingIn: false, isTypingInDialog: false };
  running = new RunningSet(SET);
  mounted = new MountedParts();
  fetchRemote = async (name, remote) => ({ app: app(name, remote) });
  loader = new RemoteLoader(SET.remotes, (...asked) => fetchRemote(...asked));
  const atWork = { isTypingIn: () => typing.isTypingIn, isTypingInDialog: () => typing.isTypingInDialog };
  pickup = new Pickup({ running, loader, mounted, atWork, loadPage, onFailure, onTaken });
  document.body.replaceChildren();
});

async function show(name: string): Promise<HTMLElement> {
  const domElement = document.body.appendChild(document.createElement('div'));
  await mounted.mount(bareHost(), { lifecycles: await loader.load(name), domElement, props: {} }).mounted;
  return domElement;
}

const withForms = (version: string, seq = 2, change: Partial<typeof SET> = {}) => ({
  ...SET,
  seq,
  ...change,
  remotes: { ...SET.remotes, forms: pageRemote('forms', version) },
});
const learn = (set: typeof SET) => pickup.learn({ kind: 'set', set });
const ready = () => store.get(readyAtom).titles;

it('uses the new release from the next visit on if the remote is not visible', async () => {
  await loader.load('forms');
  await learn(withForms('1.1.0'));
  expect(running.get()).toMatchObject({ seq: 2, remotes: { forms: { id: '1.1.0+0123456789ab' } } });
  expect(await show('forms')).toHaveProperty('textContent', 'forms 1.1.0');
  expect(onTaken).toHaveBeenCalledExactlyOnceWith(['forms']);
  expect(pickup.isWaiting).toBe(false);
});

it('replaces a visible release without unsaved work at the next navigation', async () => {
  const element = await show('forms');
  await learn(withForms('1.1.0'));
  expect(element.textContent).toBe('forms 1.0.0');
  expect([pickup.isWaiting, ready()]).toEqual([true, []]);
  await pickup.at('moved');
  expect(element.textContent).toBe('forms 1.1.0');
  expect(pickup.isWaiting).toBe(false);
});

it('says that an update is ready while somebody works, stashes the work on request, and then replaces the release', async () => {
  const element = await show('forms');
  state = 'dirty';
  await learn(withForms('1.1.0'));
  await pickup.at('moved');
  expect([element.textContent, ready()]).toEqual(['forms 1.0.0', ['forms']]);
  saveDraft.mockImplementation(async () => {
    expect(element.textContent).toBe('forms 1.0.0');
  });
  expect(await store.get(readyAtom).take()).toBe(true);
  expect(saveDraft).toHaveBeenCalledOnce();
  expect([element.textContent, ready()]).toEqual(['forms 1.1.0', []]);
});

it('leaves work that cannot be stashed alone, and says so; the next navigation updates', async () => {
  const element = await show('forms');
  state = 'dirty';
  saveDraft.mockRejectedValue(new Error('no room'));
  await learn(withForms('1.1.0'));
  expect(await store.get(readyAtom).take()).toBe(false);
  expect(element.textContent).toBe('forms 1.0.0');
  state = 'clean';
  await pickup.at('moved');
  expect(element.textContent).toBe('forms 1.1.0');
});

it('stashes the work and replaces a recalled release at once', async () => {
  const element = await show('forms');
  state = 'dirty';
  await learn(withForms('1.1.0', 2, { recalled: [`forms@${SET.remotes['forms']?.id}`] }));
  expect(saveDraft).toHaveBeenCalledOnce();
  expect([element.textContent, ready()]).toEqual(['forms 1.1.0', []]);
});

it('keeps a recalled release while somebody types in one of its dialogs', async () => {
  const element = await show('forms');
  typing = { isTypingIn: true, isTypingInDialog: true };
  const recalled = [`forms@${SET.remotes['forms']?.id}`];
  await learn(withForms('1.1.0', 2, { recalled }));
  expect([element.textContent, ready()]).toEqual(['forms 1.0.0', ['forms']]);
  typing = { isTypingIn: false, isTypingInDialog: false };
  await pickup.at('learned');
  expect(element.textContent).toBe('forms 1.1.0');
});

it('keeps the old release if the new one cannot be loaded, reports it once, and tries again with the next set', async () => {
  const element = await show('forms');
  const fetchAll = fetchRemote;
  const gone = new Error('gone');
  fetchRemote = (name, remote, attempt) =>
    remote.id.startsWith('1.1.0') ? Promise.reject(gone) : fetchAll(name, remote, attempt);
  await learn(withForms('1.1.0'));
  await pickup.at('moved');
  await pickup.at('moved');
  expect(element.textContent).toBe('forms 1.0.0');
  expect(onFailure).toHaveBeenCalledExactlyOnceWith('forms', '1.1.0+0123456789ab', gone);
  expect(loader.idOf('forms')).toBe('1.0.0+0123456789ab');
  await learn(withForms('1.1.1', 3));
  await pickup.at('moved');
  expect(element.textContent).toBe('forms 1.1.1');
});

it('keeps the old release if the new one does not start', async () => {
  const element = await show('forms');
  fetchRemote = async (name, remote) => ({
    app: { ...app(name, remote), mount: () => Promise.reject(new Error('broken')) },
  });
  await learn(withForms('1.1.0'));
  await pickup.at('moved');
  expect(element.textContent).toBe('forms 1.0.0');
  expect(onFailure).toHaveBeenCalledOnce();
  expect(running.get().remotes['forms']?.id).toBe('1.0.0+0123456789ab');
});

it('waits for somebody who has begun to type while the code was loading', async () => {
  const element = await show('forms');
  const fetchAll = fetchRemote;
  fetchRemote = (...asked) => {
    typing.isTypingIn = true;
    return fetchAll(...asked);
  };
  await learn(withForms('1.1.0'));
  await pickup.at('moved');
  expect(element.textContent).toBe('forms 1.0.0');
  typing.isTypingIn = false;
  await pickup.at('moved');
  expect(element.textContent).toBe('forms 1.1.0');
});

it('runs three new releases in one document, then reloads the page; a known one does not count', async () => {
  const element = await show('forms');
  for (const [index, version] of ['1.1.0', '1.2.0', '1.3.0', '1.1.0', '1.0.0'].entries()) {
    await learn(withForms(version, index + 2));
    await pickup.at('moved');
    expect(element.textContent).toBe(`forms ${version}`);
  }
  expect(loadPage).not.toHaveBeenCalled();
  await learn(withForms('1.4.0', 9));
  expect(loadPage).not.toHaveBeenCalled();
  await pickup.at('moved');
  expect(loadPage).toHaveBeenCalledExactlyOnceWith(9);
});

it('reloads the page at the next navigation for another shell, for a set it cannot read, and for another build of one version', async () => {
  await show('forms');
  await learn(withForms('1.0.0', 2, { shell: { id: '1.1.0+0123456789ab' } }));
  await pickup.at('moved');
  await pickup.learn({ kind: 'unreadable', seq: 3 });
  await pickup.at('moved');
  const rebuilt = { ...pageRemote('forms', '1.0.0'), id: '1.0.0+ba9876543210' };
  await learn({ ...SET, seq: 4, remotes: { ...SET.remotes, forms: rebuilt } });
  await pickup.at('moved');
  expect(loadPage.mock.calls).toEqual([[2], [3], [4]]);
});

it('stashes everybody’s work before the page is reloaded on request', async () => {
  await show('forms');
  state = 'dirty';
  await learn(withForms('1.0.0', 2, { shell: { id: '1.1.0+0123456789ab' } }));
  expect(ready()).toEqual(['Fieldspan']);
  saveDraft.mockImplementation(async () => {
    expect(loadPage).not.toHaveBeenCalled();
  });
  await store.get(readyAtom).take();
  expect(saveDraft).toHaveBeenCalledOnce();
  expect(loadPage).toHaveBeenCalledOnce();
});

it('does not return to the older set of an edge that is behind', async () => {
  await learn(withForms('1.1.0', 5));
  await learn({ ...SET, seq: 4 });
  expect(running.get()).toMatchObject({ seq: 5, remotes: { forms: { id: '1.1.0+0123456789ab' } } });
});

it('passes to a visit in progress the release that the tab has meanwhile', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const fetchAll = fetchRemote;
  fetchRemote = async (name, remote, attempt) => {
    if (remote.id.startsWith('1.0.0')) await promise;
    return fetchAll(name, remote, attempt);
  };
  const showing = show('forms');
  await learn(withForms('1.1.0'));
  resolve();
  expect(await showing).toHaveProperty('textContent', 'forms 1.1.0');
});

it('removes the widgets of a remote that was switched off, with the operator’s message', async () => {
  const domElement = document.body.appendChild(document.createElement('div'));
  const forms = SET.remotes['forms'] ?? pageRemote('forms', '1.0.0');
  const lifecycles = app('forms.filler', forms);
  await mounted.mount(bareHost(), { lifecycles, domElement, props: {} }).mounted;
  const unwanted = mounted.whenUnwanted(domElement);
  await learn({ ...SET, seq: 2, remotes: { ...SET.remotes, forms: { ...forms, disabled: 'Under repair' } } });
  await expect(unwanted).resolves.toMatchObject({ name: 'SwitchedOffError', message: 'Under repair' });
});
