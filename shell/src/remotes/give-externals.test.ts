import { expect, it, vi } from 'vitest';
import { externalsGiver } from './give-externals.ts';

const ask = (name: string): unknown => Reflect.get(globalThis, 'fieldspanExternals')(name);

it('evaluates a module when it is requested, and names one that does not exist', async () => {
  const button = { Button: () => null };
  const evaluate = vi.fn<() => unknown>(() => button);
  await externalsGiver(() => Promise.resolve({ externalModules: { 'ui/button': evaluate } }))();
  expect(evaluate).not.toHaveBeenCalled();
  expect(ask('ui/button')).toBe(button);
  expect(() => ask('ui/month')).toThrow('The shell has no module ui/month');
});

it('loads once, and again after a failure', async () => {
  const load = vi.fn<() => Promise<{ externalModules: Record<string, () => unknown> }>>();
  load.mockRejectedValueOnce(new Error('Loading chunk externals failed'));
  load.mockResolvedValue({ externalModules: { 'ui/card': () => 'card' } });
  const give = externalsGiver(load);
  await expect(give()).rejects.toThrow('Loading chunk externals failed');
  await Promise.all([give(), give()]);
  expect(load).toHaveBeenCalledTimes(2);
  expect(ask('ui/card')).toBe('card');
});
