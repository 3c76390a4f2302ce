// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { HostContext } from './host.ts';
import type { Lifecycles, MountedParcel, PlaceFill as Fill } from './lifecycles.ts';
import { PlaceFill } from './place-fill.tsx';
import { bareHost } from './testing/bare-host.ts';

const CARD = 'Nothing waits for you';
const fill: Fill = {
  remote: 'time',
  key: 'waiting',
  part: 'waiting',
  label: 'Waiting for you',
  for: 'all',
  order: 1,
  financials: false,
};

it('a card and the frame that stands for it while it loads are never seen beside each other', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const isIn = Promise.withResolvers<void>();
  const lifecycles: Lifecycles = {
    name: 'time.waiting',
    bootstrap: () => Promise.resolve(),
    mount: () => Promise.resolve(),
    update: () => Promise.resolve(),
    unmount: () => Promise.resolve(),
    canUpdate: () => 'clean',
    saveDraft: () => Promise.resolve(),
  };
  const host = bareHost({
    loadFill: () => Promise.resolve(lifecycles),
    mountParcel: ({ domElement }): MountedParcel<object> => {
      domElement.textContent = CARD;
      return { mounted: isIn.promise, update: () => Promise.resolve(), unmount: () => Promise.resolve() };
    },
  });
  const page = document.createElement('div');
  const root = createRoot(page);
  const card = () => page.querySelector('[data-place]');
  await act(async () =>
    root.render(
      <HostContext value={host}>
        <PlaceFill
          place="home.card"
          fill={fill}
          props={{ userId: 1 }}
          renderFrame={(content) => <section>{content}</section>}
        />
      </HostContext>,
    ),
  );
  expect(page.querySelector('section')).not.toBeNull();
  expect(card()).toHaveProperty('textContent', CARD);
  expect(card()).toHaveProperty('hidden', true);
  await act(async () => isIn.resolve());
  expect(page.querySelector('section')).toBeNull();
  expect(card()).toHaveProperty('hidden', false);
  await act(async () => root.unmount());
});
