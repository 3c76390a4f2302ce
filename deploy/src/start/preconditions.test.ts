import { readdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/fixture-registry.ts';
import { answering } from '../testing/listening.ts';
import { checkDataFolder, checkPort, holdDataFolder, listenFailure, listenOn } from './preconditions.ts';
import { START_EXIT } from './start-error.ts';

const failure = (code: string): Error => Object.assign(new Error(code), { code });

test('a taken port is named, with the way to choose another', async () => {
  const other = await answering(() => {});
  await expect(checkPort({ host: '127.0.0.1', port: other.port })).rejects.toMatchObject({
    exitCode: START_EXIT.portTaken,
    message: expect.stringMatching(new RegExp(`Port ${other.port} is taken.*PORT=8080 npm start`)),
  });
  expect(listenFailure(failure('EADDRINUSE'), 8080).message).toContain('PORT=8090');
  expect(listenFailure(failure('EACCES'), 80).message).toContain('above 1023');
});

test('a port that was probed is free again afterwards', async () => {
  await checkPort({ host: '127.0.0.1', port: 0 });
  const server = createServer();
  await listenOn(server, { host: '127.0.0.1', port: 0 });
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  await expect(checkPort({ host: '127.0.0.1', port })).resolves.toBeUndefined();
});

test('a data folder is created with its logs and left clean', async () => {
  const root = await temporaryFolder();
  const folder = join(root.path, 'deep', 'data');
  await checkDataFolder(folder);
  expect(await readdir(folder)).toEqual(['logs']);
});

test('a data folder that is a file is refused with what to do', async () => {
  const root = await temporaryFolder();
  const path = join(root.path, 'data');
  await writeFile(path, '');
  await expect(checkDataFolder(path)).rejects.toMatchObject({
    exitCode: START_EXIT.dataFolder,
    message: expect.stringContaining('DATA_DIR=/other/folder npm start'),
  });
});

test('a data folder below a file cannot be made and is refused', async () => {
  const root = await temporaryFolder();
  await writeFile(join(root.path, 'file'), '');
  await expect(checkDataFolder(join(root.path, 'file', 'data'))).rejects.toMatchObject({
    exitCode: START_EXIT.dataFolder,
  });
});

test('a data folder serves one product at a time', async () => {
  const root = await temporaryFolder();
  const first = await holdDataFolder(root.path);
  await expect(holdDataFolder(root.path)).rejects.toMatchObject({
    exitCode: START_EXIT.dataFolder,
    message: expect.stringContaining('runs already'),
  });
  first.release();
  (await holdDataFolder(root.path)).release();
});
