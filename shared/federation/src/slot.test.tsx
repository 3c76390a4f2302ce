// @vitest-environment jsdom
import { look, noteAnswer } from '@fieldspan/api/reach';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bareHost } from './testing/bare-host.ts';
import { HostContext } from './host.ts';
import type { FederationHost, Lifecycles, MountedParcel } from './lifecycles.ts';
import { Slot } from './slot.tsx';

const widget: Lifecycles = {
  name: 'equipment.picker',
  bootstrap: () => Promise.resolve(),
  mount: () => Promise.resolve(),
  update: () => Promise.resolve(),
  unmount: () => Promise.resolve(),
  canUpdate: () => 'clean',
  saveDraft: () => Promise.resolve(),
};

const update = vi.fn<() => Promise<void>>(() => Promise.resolve());
const unmount = vi.fn<() => Promise<void>>(() => Promise.resolve());
const loadWidget = vi.fn<() => Promise<Lifecycles>>();
const report = vi.fn<() => string>(() => '7F3A');
let page: HTMLElement;
let root: Root;
let host: FederationHost;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  for (const mock of [update, unmount, loadWidget, report]) mock.mockClear();
  loadWidget.mockResolvedValue(widget);
  page = document.createElement('div');
  root = createRoot(page);
  host = bareHost({
    loadWidget,
    report,
    mountParcel: ({ domElement }): MountedParcel<object> => {
      domElement.textContent = 'The picker';
      return { mounted: Promise.resolve(), update, unmount };
    },
  });
});

afterEach(() => act(async () => root.unmount()));

const show = (value: number | null) =>
  act(async () =>
    root.render(
      <HostContext value={host}>
        <Slot
          of="equipment.picker"
          props={{ value, onPick: () => undefined }}
          fallback={<p>Type the number instead</p>}
        />
      </HostContext>,
    ),
  );

it('loads the widget when it is first shown and passes new props on', async () => {
  await show(null);
  expect(page.textContent).toBe('The picker');
  await show(7);
  expect(loadWidget).toHaveBeenCalledOnce();
  expect(update).toHaveBeenLastCalledWith(expect.objectContaining({ value: 7 }));
});

it('shows the fallback and reports when the widget cannot be loaded', async () => {
  loadWidget.mockRejectedValue(new Error('gone'));
  await show(null);
  expect(page.textContent).toBe('Type the number instead');
  expect(report).toHaveBeenCalledWith({ part: 'equipment.picker', error: expect.any(Error) });
});

it('retries when the connection is back', async () => {
  loadWidget.mockRejectedValueOnce(new Error('gone'));
  await show(null);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await act(() => look());
  expect(page.textContent).toBe('Type the number instead');
  await act(async () => noteAnswer());
  expect(page.textContent).toBe('The picker');
});

it('mounts nothing if it was removed before the widget was loaded', async () => {
  const { promise, resolve } = Promise.withResolvers<Lifecycles>();
  loadWidget.mockReturnValue(promise);
  await show(null);
  await act(async () => root.render(null));
  await act(async () => resolve(widget));
  expect(unmount).not.toHaveBeenCalled();
  expect(page.textContent).toBe('');
});

it('unmounts the widget when it is removed', async () => {
  await show(null);
  await act(async () => root.render(null));
  expect(unmount).toHaveBeenCalledOnce();
});

it('says after 8 s that the widget is still loading', async () => {
  vi.useFakeTimers();
  loadWidget.mockReturnValue(new Promise(() => undefined));
  await show(null);
  await act(() => vi.advanceTimersByTimeAsync(7_999));
  expect(page.textContent).not.toContain('Still loading…');
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(page.textContent).toContain('Still loading…');
  vi.useRealTimers();
});
