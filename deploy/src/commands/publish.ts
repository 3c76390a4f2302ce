import { join, resolve } from 'node:path';
import { publish } from '../registry/publish.ts';
import { chosenPackages } from './build.ts';
import type { Command } from './command.ts';

/** `fed publish [name…|all]` publishes the builds in `dist`; `fed publish --dir <folder>` publishes any build. */
export const publishCommand: Command = async ({ registry, names, options, print }) => {
  const folders =
    options.dir === undefined
      ? (await chosenPackages(names)).map(({ dir }) => join(dir, 'dist'))
      : [resolve(options.dir)];
  for (const folder of folders) {
    const { remote, id, isNew } = await publish(registry, folder);
    print(`${remote} ${id} ${isNew ? 'published' : 'was published before, nothing changed'}`);
  }
};
