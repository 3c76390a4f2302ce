// @vitest-environment jsdom
import { useSuspenseQuery } from '@tanstack/react-query';
import { act, useEffect, useState, type ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Link, Route, Routes, useLocation } from '@fieldspan/federation/router';
import { bareHost } from './testing/bare-host.ts';
import { defineRemote, defineWidget } from './define-remote.tsx';
import type { FederationHost, FederationProps, Lifecycles } from './lifecycles.ts';
import { useLeaveGuard } from './leave-guard.ts';
import { usePageTitle } from './page-title.ts';

const onPick = () => undefined;
let host: FederationHost;
let domElement: HTMLElement;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  domElement = document.body.appendChild(document.createElement('div'));
  window.history.replaceState(null, '', '/');
  host = bareHost({
    report: vi.fn<() => string>(() => '7F3A'),
    confirmLeave: vi.fn<() => Promise<boolean>>(() => Promise.resolve(false)),
    setTitle: vi.fn<() => void>(),
  });
});

const propsOf = <P extends object>(props: P, element = domElement): FederationProps<P> => ({
  domElement: element,
  host,
  props,
});

async function mounted<P extends object>(lifecycles: Lifecycles<P>, props: P, element = domElement): Promise<void> {
  await lifecycles.bootstrap();
  let mounting = Promise.resolve();
  await act(async () => {
    mounting = lifecycles.mount(propsOf(props, element));
    // Awaited outside of `act`, which would hold back the render that resolves it.
    mounting.catch(() => undefined);
  });
  await mounting;
}

const remote = (App: () => ReactNode) => defineRemote({ name: 'page', load: async () => ({ App }) });

it('renders the route of the shell’s navigation and follows it', async () => {
  const lifecycles = remote(() => (
    <Routes>
      <Route path="/" element={<Link to="/equipment/lifts">Lifts</Link>} />
      <Route path="/equipment/:slug" element={<p>Here are lifts</p>} />
    </Routes>
  ));
  const moves: string[] = [];
  host.navigation.subscribe(() => moves.push(host.navigation.get().action));
  await mounted(lifecycles, {});
  await act(async () => domElement.querySelector('a')?.click());
  expect(domElement.textContent).toBe('Here are lifts');
  expect(moves).toEqual(['PUSH']);
});

it('rejects mount with the first render’s error and leaves the element empty', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const lifecycles = remote(() => {
    throw new RangeError('broken');
  });
  await expect(mounted(lifecycles, {})).rejects.toThrow('broken');
  expect(domElement.innerHTML).toBe('');
  expect(host.report).not.toHaveBeenCalled();
});

it('resolves mount with skeletons; a query that fails later is the remote’s own error', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { promise, reject } = Promise.withResolvers<string>();
  const lifecycles = remote(() => {
    const { data } = useSuspenseQuery({ queryKey: ['device', 'later'], queryFn: () => promise, retry: false });
    return <p>{data}</p>;
  });
  await mounted(lifecycles, {});
  expect(domElement.querySelector('[aria-busy]')).not.toBeNull();
  await act(async () => reject(new Error('lost')));
  await act(() => vi.waitFor(() => expect(domElement.querySelector('[role=alert]')).not.toBeNull()));
  expect(domElement.textContent).toContain('7F3A');
});

it('shows the screen again after a retry', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const fault = Promise.withResolvers<void>();
  let isFaulty = false;
  const lifecycles = remote(() => {
    const [, setFaulty] = useState(false);
    useEffect(() => void fault.promise.then(() => setFaulty(true)), []);
    if (isFaulty) throw new Error('for a while');
    return <p>Fine</p>;
  });
  await mounted(lifecycles, {});
  isFaulty = true;
  await act(async () => fault.resolve());
  expect(domElement.textContent).not.toContain('Fine');
  isFaulty = false;
  await act(async () => domElement.querySelector('button')?.click());
  expect(domElement.textContent).toBe('Fine');
});

it('fetches the code again only after a failure', async () => {
  const load = vi.fn<() => Promise<{ App: () => string }>>();
  load.mockRejectedValueOnce(new Error('gone')).mockResolvedValue({ App: () => 'Here' });
  const lifecycles = defineRemote({ name: 'page', load });
  await expect(lifecycles.bootstrap()).rejects.toThrow('gone');
  await lifecycles.bootstrap();
  await lifecycles.bootstrap();
  expect(load).toHaveBeenCalledTimes(2);
});

it('gives a widget its props and takes new ones', async () => {
  const widget = defineWidget({
    name: 'equipment.picker',
    load: async () => ({ Widget: ({ value }) => <p>Chosen: {value ?? 'none'}</p> }),
  });
  await mounted(widget, { value: null, onPick });
  expect(domElement.textContent).toBe('Chosen: none');
  await act(() => widget.update(propsOf({ value: 7, onPick })));
  expect(domElement.textContent).toBe('Chosen: 7');
});

it('can be mounted in two places at once', async () => {
  const widget = defineWidget({
    name: 'equipment.picker',
    load: async () => ({ Widget: ({ value }) => <p>{value}</p> }),
  });
  const other = document.createElement('div');
  await mounted(widget, { value: 1, onPick: () => undefined });
  await mounted(widget, { value: 2, onPick: () => undefined }, other);
  await act(() => widget.unmount(propsOf({ value: 1, onPick: () => undefined })));
  expect([domElement.textContent, other.textContent]).toEqual(['', '2']);
});

it('is dirty while a screen guards its work, saves it on request, and asks before leaving', async () => {
  const saveDraft = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const lifecycles = remote(() => {
    useLeaveGuard(useLocation().search === '', 'Leave without saving?', saveDraft);
    return null;
  });
  await mounted(lifecycles, {});
  expect(lifecycles.canUpdate()).toBe('dirty');
  await lifecycles.saveDraft();
  expect(saveDraft).toHaveBeenCalledOnce();

  await act(async () => host.navigation.push('/elsewhere'));
  expect(host.confirmLeave).toHaveBeenCalledWith('Leave without saving?');
  expect(window.location.pathname).toBe('/');
  const unload = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(unload);
  expect(unload.defaultPrevented).toBe(true);

  vi.mocked(host.confirmLeave).mockResolvedValue(true);
  await act(async () => host.navigation.push('/?saved'));
  expect(window.location.search).toBe('?saved');
  expect(lifecycles.canUpdate()).toBe('clean');
});

it('announces the page’s title after each move', async () => {
  await mounted(
    remote(() => {
      usePageTitle('Pump house');
      return null;
    }),
    {},
  );
  await act(async () => host.navigation.push('/project/1/files'));
  expect(vi.mocked(host.setTitle).mock.calls.map(([title]) => title)).toEqual(['Pump house', 'Pump house']);
});
