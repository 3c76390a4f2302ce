// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { bareHost } from './testing/bare-host.ts';
import { defineRemote } from './define-remote.tsx';
import type { Lifecycles } from './lifecycles.ts';
import { useRecordForm } from './record-form.ts';
import { signInAfresh } from './testing/sign-in-afresh.ts';

const host = bareHost();

/** A release of a remote with a form over one project. */
const release = () =>
  defineRemote({
    name: 'records',
    load: async () => ({
      App: () => {
        const form = useRecordForm({
          model: 'Job',
          id: 7,
          version: 1,
          initial: { job_name: 'North', job_num: '17' },
        });
        return (
          <>
            <p>{`${form.values['job_name']} ${form.values['job_num']} ${form.isDirty ? 'unsaved' : 'saved'}`}</p>
            <button type="button" onClick={() => form.set('job_name', 'North wing')}>
              Rename
            </button>
          </>
        );
      },
    }),
  });

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  sessionStorage.clear();
  signInAfresh();
  document.body.replaceChildren();
  history.replaceState(null, '', '/project/7/edit');
});

async function mounted(lifecycles: Lifecycles) {
  const domElement = document.body.appendChild(document.createElement('div'));
  const props = { domElement, host, props: {} };
  await lifecycles.bootstrap();
  await act(async () => {
    // Awaited outside of `act`, which would hold back the render that resolves it.
    lifecycles.mount(props).catch(() => undefined);
  });
  return { domElement, leave: () => act(() => lifecycles.unmount(props)) };
}

it('hands unsaved changes to the release that replaces it', async () => {
  const old = release();
  const before = await mounted(old);
  await act(async () => before.domElement.querySelector('button')?.click());
  expect(old.canUpdate()).toBe('dirty');
  await old.saveDraft();
  await before.leave();
  const next = release();
  const after = await mounted(next);
  expect(after.domElement.textContent).toContain('North wing 17 unsaved');
  expect(next.canUpdate()).toBe('dirty');
  await after.leave();
});

it('finds no changes that were discarded', async () => {
  const before = await mounted(release());
  await act(async () => before.domElement.querySelector('button')?.click());
  await before.leave();
  const after = await mounted(release());
  expect(after.domElement.textContent).toContain('North 17 saved');
  await after.leave();
});
