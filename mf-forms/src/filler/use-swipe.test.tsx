// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useSwipe } from './use-swipe.ts';

afterEach(cleanup);

const left = vi.fn<() => void>();
const right = vi.fn<() => void>();

function Page() {
  const place = useRef<HTMLDivElement>(null);
  useSwipe(place, { onLeft: left, onRight: right });
  return (
    <div ref={place}>
      <input aria-label="Depth" />
      <input aria-label="Volume" type="range" />
    </div>
  );
}

function swipe(target: Element): void {
  fireEvent.touchStart(target, { touches: [{ clientX: 300, clientY: 100 }] });
  fireEvent.touchEnd(target, { changedTouches: [{ clientX: 100, clientY: 104 }] });
}

it('a swipe over a field moves on, but not over the one that is being written in, nor over a slider', () => {
  render(<Page />);
  swipe(screen.getByLabelText('Depth'));
  expect(left).toHaveBeenCalledTimes(1);
  act(() => screen.getByLabelText('Depth').focus());
  swipe(screen.getByLabelText('Depth'));
  swipe(screen.getByLabelText('Volume'));
  expect([left.mock.calls.length, right.mock.calls.length]).toEqual([1, 0]);
});
