// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MoreLine } from './more-line.tsx';

it('says how much of a list is shown, and how to get the rest', () => {
  render(<MoreLine shown={200} more={1040} narrow="Search to narrow them." />);
  expect(screen.getByText('The first 200 of 1,240. Search to narrow them.')).toBeDefined();
});

it('is not shown below a complete list', () => {
  const { container } = render(<MoreLine shown={200} more={0} />);
  expect(container.childElementCount).toBe(0);
});
