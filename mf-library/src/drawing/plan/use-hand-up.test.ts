// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useHandUp } from './use-hand-up.ts';

const pointer = (name: string, pointerId: number) =>
  document.body.dispatchEvent(Object.assign(new Event(name, { bubbles: true }), { pointerId }));

it('acts at once while nothing is on the screen', () => {
  const { result } = renderHook(() => useHandUp());
  const then = vi.fn<() => void>();
  result.current(then);
  expect(then).toHaveBeenCalledOnce();
});

it('waits until the last finger is up, and until the sheet has heard of it', async () => {
  const { result } = renderHook(() => useHandUp());
  const heard: string[] = [];
  document.body.addEventListener('pointerup', () => heard.push('sheet'), { once: true });
  pointer('pointerdown', 1);
  pointer('pointerdown', 2);
  result.current(() => heard.push('then'));
  pointer('pointercancel', 2);
  await new Promise((resolve) => setTimeout(resolve));
  expect(heard).toEqual([]);
  pointer('pointerup', 1);
  await vi.waitFor(() => expect(heard).toEqual(['sheet', 'then']));
});
