import { resolve } from 'node:path';
import { signHeads } from '../registry/channel.ts';
import { newKeyPair, signingKey, trustedKey } from '../registry/signature.ts';
import { keyFolder, writeKeyPair } from '../registry-keys.ts';
import type { Command } from './command.ts';

/**
 * `fed keygen [--out folder]`: makes a key pair. When it is kept beside the registry, what is live there is signed with
 * it too.
 */
export const keygenCommand: Command = async ({ registry, options, print }) => {
  const pair = newKeyPair();
  const folder = options.out === undefined ? keyFolder(registry.root) : resolve(options.out);
  const { privateFile, publicFile } = writeKeyPair(folder, pair);
  if (options.out === undefined) {
    const keys = {
      signing: signingKey(pair.privatePem, privateFile),
      trusted: [trustedKey(pair.publicPem, publicFile)],
    };
    await signHeads({ ...registry, keys });
  }
  print(`${privateFile} signs: FIELDSPAN_SIGNING_KEY for who promotes. Keep it to yourself.`);
  print(`${publicFile} is trusted: FIELDSPAN_TRUSTED_KEYS for every edge.`);
};
