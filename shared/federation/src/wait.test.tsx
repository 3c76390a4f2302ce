// @vitest-environment jsdom
import { queryClient } from '@fieldspan/api/query-client';
import { QueryClientProvider, useSuspenseQuery } from '@tanstack/react-query';
import { createElement, type ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyScreen } from './lazy-screen.ts';
import { Wait } from './wait.tsx';

let root: Root;

beforeEach(() => {
  // As in a browser: React's test mode does not delay fallbacks.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  root.unmount();
  queryClient.clear();
  document.body.replaceChildren();
});

function show(View: ComponentType): void {
  root.render(
    <QueryClientProvider client={queryClient}>
      <Wait fallback="Loading">{createElement(View)}</Wait>
    </QueryClientProvider>,
  );
}

/** Rendering takes a few turns of the event loop; React's delay of 300 ms takes a hundred times as many. */
async function isShownWithinTurns(text: string): Promise<boolean> {
  for (let turns = 0; turns < 40 && document.body.textContent !== text; turns += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    await new Promise((resolve) => setTimeout(resolve));
  }
  return document.body.textContent === text;
}

it('shows a part of the page as soon as it is loaded', async () => {
  const part = Promise.withResolvers<ComponentType>();
  show(lazyScreen(() => part.promise));
  await vi.waitFor(() => expect(document.body.textContent).toBe('Loading'));
  part.resolve(() => 'Here');
  expect(await isShownWithinTurns('Here')).toBe(true);
});

it('shows records as soon as they are loaded', async () => {
  const answer = Promise.withResolvers<string>();
  show(function Records() {
    return useSuspenseQuery({ queryKey: ['device', 'records'], queryFn: () => answer.promise }).data;
  });
  await vi.waitFor(() => expect(document.body.textContent).toBe('Loading'));
  answer.resolve('Ten records');
  expect(await isShownWithinTurns('Ten records')).toBe(true);
});
