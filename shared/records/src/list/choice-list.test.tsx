// @vitest-environment jsdom
import { queryValue } from '@fieldspan/api/queries/query-value';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { ChoiceList } from './choice-list.tsx';

const rows = [
  { id: 1, title: 'Arena' },
  { id: 2, title: 'Bridge' },
];

afterEach(cleanup);

const shown = (more: number) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Suspense>
        <ChoiceList
          query={queryValue(['Job', 'choices', more], () => Promise.resolve({ rows, more }))}
          value={null}
          onChoose={vi.fn()}
        />
      </Suspense>
    </QueryClientProvider>,
  );

it('says that there is more than it shows', async () => {
  shown(1238);
  expect(await screen.findByText('The first 2 of 1,240. Type to narrow them.')).toBeDefined();
});

it('says nothing if everything is shown', async () => {
  const { container } = shown(0);
  await screen.findByText('Arena');
  expect(container.textContent).toBe('ArenaBridge');
});
