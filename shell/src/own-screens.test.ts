import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

async function pathsAt(hostname: string): Promise<string[]> {
  vi.stubGlobal('location', { hostname });
  const { ownScreens } = await import('./own-screens.tsx');
  return ownScreens.map(({ path }) => path);
}

it('has the gallery where one develops, and nowhere else', async () => {
  expect(await pathsAt('localhost')).toContain('/dev/gallery');
  vi.resetModules();
  expect(await pathsAt('app.fieldspan.example')).not.toContain('/dev/gallery');
  vi.resetModules();
  expect(await pathsAt('demo.fieldspan.example')).not.toContain('/dev/gallery');
});
