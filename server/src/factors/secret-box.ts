import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';

const ROW = 'secrets-key';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts secrets that the server must read again (authenticator apps, client secrets of single sign-on) with
 * AES-256-GCM. `about` names the purpose and owner of a secret; encrypted text that is moved to another place cannot be
 * decrypted there.
 */
export type SecretBox = {
  seal: (secret: string, about: string) => string;
  open: (sealed: string, about: string) => string;
};

/** A secret cannot be decrypted: the key is different, or the text was changed. */
export class SealError extends Error {
  override readonly name = 'SealError';
}

/**
 * Encrypts with SECRETS_KEY if it is set, otherwise with a key that is generated once and stored in the database.
 * Secrets that were encrypted with the stored key before SECRETS_KEY was set can still be decrypted.
 */
export async function openSecretBox(db: Database, { secretsKey }: Pick<Config, 'secretsKey'>): Promise<SecretBox> {
  const stored = (await storedKey(db)) ?? (secretsKey === null ? await makeKey(db) : null);
  return secretBox([...(secretsKey === null ? [] : [secretsKey]), ...(stored === null ? [] : [stored])]);
}

/** @param keys the first one encrypts, all of them can decrypt */
export function secretBox(keys: readonly Buffer[]): SecretBox {
  const [sealing] = keys;
  if (!sealing) throw new Error('There is no key to seal secrets with');
  return {
    seal(secret, about) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', sealing, iv).setAAD(Buffer.from(about));
      const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return [nameOf(sealing), Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url')].join('.');
    },
    open(sealed, about) {
      const [name, text = ''] = sealed.split('.');
      const key = keys.find((each) => nameOf(each) === name);
      if (!key) throw new SealError('A secret was sealed with another SECRETS_KEY than the one that is set');
      return opened(Buffer.from(text, 'base64url'), key, about);
    },
  };
}

function opened(bytes: Buffer, key: Buffer, about: string): string {
  const iv = bytes.subarray(0, IV_BYTES);
  const tag = bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(about)).setAuthTag(tag);
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
  } catch (cause) {
    throw new SealError('A sealed secret was changed, or belongs elsewhere', { cause });
  }
}

/** Identifies the key that encrypted a secret, without revealing it. */
function nameOf(key: Buffer): string {
  return createHash('sha256').update('name of a key').update(key).digest('hex').slice(0, 8);
}

async function storedKey(db: Database): Promise<Buffer | null> {
  const row = await db.lookup((tx) =>
    tx.selectFrom('installation').where('key', '=', ROW).select('value').executeTakeFirst(),
  );
  return row ? Buffer.from(row.value, 'base64') : null;
}

/** Another process may have stored a key first; then its key is used. */
async function makeKey(db: Database): Promise<Buffer> {
  await db.system((tx) =>
    tx
      .insertInto('installation')
      .values({ key: ROW, value: randomBytes(KEY_BYTES).toString('base64') })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  );
  const stored = await storedKey(db);
  if (!stored) throw new Error('The key for secrets was not stored');
  return stored;
}
