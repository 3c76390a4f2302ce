// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { RelatedCard } from './related-card.tsx';

afterEach(cleanup);

const list = (more: number) => (
  <RelatedCard title="Files" icon={null} empty="No Files" hint="They show here." more={more}>
    {[<li key="plan">Plan</li>]}
  </RelatedCard>
);

it('a list that is cut off says how many more there are', () => {
  render(list(4_312));
  expect(screen.getByText('4312 more are not shown here.')).toBeDefined();
});

it('a complete list says nothing of more', () => {
  render(list(0));
  expect(screen.getByText('Plan')).toBeDefined();
  expect(screen.queryByText(/more/)).toBeNull();
});
