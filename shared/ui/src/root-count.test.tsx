// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useRootCount } from './root-count.ts';

function Part({ isThere }: { isThere: boolean }) {
  useRootCount('dialogs', isThere);
  return null;
}

const counted = () => document.documentElement.dataset['dialogs'];

it('counts what is there, and leaves nothing behind', () => {
  const first = render(<Part isThere />);
  const second = render(<Part isThere={false} />);
  expect(counted()).toBe('1');
  second.rerender(<Part isThere />);
  expect(counted()).toBe('2');
  first.unmount();
  expect(counted()).toBe('1');
  second.rerender(<Part isThere={false} />);
  expect(counted()).toBeUndefined();
});
