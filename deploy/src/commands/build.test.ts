import { expect, test } from 'vitest';
import { chosenPackages } from './build.ts';

const namesOf = async (names: string[]): Promise<string[]> => (await chosenPackages(names)).map(({ name }) => name);

test('without a name, and for all, it is the product: no remote for developing', async () => {
  const all = await namesOf([]);
  expect(all).toEqual(expect.arrayContaining(['shell', 'forms', 'equipment']));
  expect(all).not.toContain('gallery');
  expect(await namesOf(['all'])).toEqual(all);
});

test('a remote for developing is taken by its name', async () => {
  expect(await namesOf(['gallery', 'shell'])).toEqual(['shell', 'gallery']);
});

test('a name that is nobody’s is refused with those there are', async () => {
  await expect(chosenPackages(['galery'])).rejects.toThrow(/There is no package "galery" .+ shell, .+gallery/);
});
