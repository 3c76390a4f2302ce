import { expect, test } from 'vitest';
import type { Registry } from '../registry/registry.ts';
import { newKeyPair, signingKey } from '../registry/signature.ts';
import { temporaryFolder } from '../testing/fixture-registry.ts';
import { answering } from '../testing/listening.ts';
import { parsedLine } from './options.ts';
import { devCommand } from './dev.ts';

async function dev(line: string, keys?: Registry['keys']): Promise<void> {
  const { values: options, positionals } = parsedLine(line.split(' '));
  const { path } = await temporaryFolder();
  const registry: Registry = { root: path, env: 'local', ...(keys && { keys }) };
  await devCommand({ registry, names: positionals.slice(1), options, who: 'dan', print: () => {} });
}

const signing = signingKey(newKeyPair().privatePem, '');
const keys = { signing, trusted: [] };

test.each([
  ['dev forms', 'against which site'],
  ['dev forms --against app.example.com', '--against is an address such as https://app.example.com'],
  ['dev --against https://app.example.com', 'Say which remote'],
  ['dev forms equipment --against https://app.example.com', 'Say which remote'],
  ['dev froms --against https://app.example.com', 'There is no package "froms" to build. There are: shell'],
  ['dev shell --against https://app.example.com', 'Only a remote can come from your machine'],
  ['dev forms --against https://app.example.com --hours 13', '--hours is a number above 0 and up to 12, not "13"'],
  ['dev forms --against https://app.example.com --port x', '--port is a number above 0 and up to 65535, not "x"'],
])('wrong arguments show the usage: %s', async (line, words) => {
  await expect(dev(line, keys)).rejects.toThrow(words);
});

test('without a key it says how to get one', async () => {
  await expect(dev('dev forms --against https://app.example.com')).rejects.toThrow('"pnpm fed keygen --out <folder>"');
});

test('a site that does not respond, or is another product, is reported by name', async () => {
  const gone = await answering(() => {});
  await gone.close();
  await expect(dev(`dev forms --against ${gone.url}`, keys)).rejects.toThrow('ECONNREFUSED');
  const other = await answering((_, response) => response.end('<!doctype html>'));
  await expect(dev(`dev forms --against ${other.url}`, keys)).rejects.toThrow('it tells no release set');
  const failing = await answering((_, response) => response.writeHead(503).end());
  await expect(dev(`dev forms --against ${failing.url}`, keys)).rejects.toThrow('its release set answers 503');
});
