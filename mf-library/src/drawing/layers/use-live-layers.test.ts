// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { withNews } from './use-live-layers.ts';

const layer = (id: number, version = 1) => ({
  id,
  version,
  updated_at: '2026-11-24T08:00:00Z',
  created_by: 1,
  is_personal: 0 as const,
  layer_json: `v${version}`,
  CreatedBy: null,
});

it('layers that were changed, added and deleted meanwhile, lowest first', () => {
  const now = withNews([layer(1), layer(2), layer(4)], { layers: [layer(3), layer(2, 5)], gone: [4] });
  expect(now.map(({ id, version }) => [id, version])).toEqual([
    [1, 1],
    [2, 5],
    [3, 1],
  ]);
});
