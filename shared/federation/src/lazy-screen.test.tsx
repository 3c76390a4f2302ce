// @vitest-environment jsdom
import { act, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { BridgeRouter } from './bridge-router.tsx';
import { lazyScreen } from './lazy-screen.ts';
import { createNavigation } from './navigation.ts';
import { ScreenBoundary } from './screen-boundary.tsx';
import { Wait } from './wait.tsx';

const Part = () => <p>Here</p>;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

async function show(Screen: ComponentType): Promise<HTMLElement> {
  const page = document.createElement('div');
  const root = createRoot(page);
  await act(async () =>
    root.render(
      <BridgeRouter navigation={createNavigation(window)}>
        <ScreenBoundary
          onError={() => null}
          fallback={(error, _code, retry) => <button onClick={retry}>{error.message}</button>}
        >
          <Wait fallback="Wait">
            <Screen />
          </Wait>
        </ScreenBoundary>
      </BridgeRouter>,
    ),
  );
  return page;
}

it('fetches once and renders', async () => {
  const load = vi.fn(async () => Part);
  const Screen = lazyScreen(load);
  expect((await show(Screen)).textContent).toBe('Here');
  expect((await show(Screen)).textContent).toBe('Here');
  expect(load).toHaveBeenCalledOnce();
});

it('shows a failure once, and fetches again on retry', async () => {
  const load = vi.fn<() => Promise<ComponentType>>();
  load.mockRejectedValueOnce(new Error('gone')).mockResolvedValue(Part);
  const page = await show(lazyScreen(load));
  expect(page.textContent).toBe('gone');
  expect(load).toHaveBeenCalledOnce();
  await act(async () => page.querySelector('button')?.click());
  expect(page.textContent).toBe('Here');
});
