import { expect, test } from 'vitest';
import { chosenPackages } from './build.ts';

const namesOf = async (names: string[]): Promise<string[]> => (await chosenPackages(names)).map(({ name }) => name);

test('without a name, and with all, builds the product without the remotes for development', async () => {
  const all = await namesOf([]);
  expect(all).toEqual(expect.arrayContaining(['shell', 'forms', 'equipment']));
  expect(all).not.toContain('gallery');
  expect(await namesOf(['all'])).toEqual(all);
});

test('a remote for development is built when it is named', async () => {
  expect(await namesOf(['gallery', 'shell'])).toEqual(['shell', 'gallery']);
});

test('an unknown name is refused with a list of the known ones', async () => {
  await expect(chosenPackages(['galery'])).rejects.toThrow(/There is no package "galery" .+ shell, .+gallery/);
});
