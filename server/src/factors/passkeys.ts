import { createHash } from 'node:crypto';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import { Refusal } from '../http/errors.ts';
import type { Ask } from '../http/route.ts';
import { keepChallenge, takeChallenge } from './challenge.ts';
import type { ChallengeUse } from './challenge.ts';
import { challengeOf } from './passkey-json.ts';
import type { AssertionJson, RegistrationJson } from './passkey-json.ts';
import { passkeySite } from './passkey-site.ts';

/**
 * EdDSA, ES256 and RS256, which all authenticators support. The library's default would also offer experimental ones.
 */
const ALGORITHMS = [-8, -7, -257];

const WRONG = 'The passkey could not be checked. Please try again.';
const STALE = 'This took too long, or was answered already. Please try again.';

/** The stable id of a person's account for authenticators; it reveals nothing about the person. */
function handleOf(userSlug: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash('sha256').update(`passkeys of ${userSlug}`).digest());
}

/** Options for a browser to create a passkey. */
export async function registrationOptions(ask: Ask, userId: number): Promise<object> {
  const { db, config } = ask.services;
  const site = passkeySite(config, ask.headers);
  const { user, passkeys } = await db.system(async (tx) => ({
    user: await tx
      .selectFrom('user')
      .where('id', '=', userId)
      .select(['slug', 'email', 'first_name', 'last_name'])
      .executeTakeFirstOrThrow(),
    passkeys: await credentialsOf(tx, userId),
  }));
  const options = await generateRegistrationOptions({
    rpName: 'Fieldspan',
    rpID: site.rpID,
    userName: user.email,
    userID: handleOf(user.slug),
    userDisplayName: [user.first_name, user.last_name].filter(Boolean).join(' ') || user.email,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: passkeys,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await keepChallenge(db, options.challenge, { purpose: 'register', userId });
  return options;
}

/**
 * Verifies and stores a new passkey.
 * @throws Refusal if it does not answer a recent challenge
 */
export async function addPasskey(ask: Ask, userId: number, made: { passkey: RegistrationJson; name: string }) {
  const { passkey, name } = made;
  const { db, config } = ask.services;
  const site = passkeySite(config, ask.headers);
  const expectedChallenge = await takenChallenge(ask, passkey.response.clientDataJSON, { purpose: 'register', userId });
  const verified = await checked(ask, () =>
    verifyRegistrationResponse({
      response: passkey,
      expectedChallenge,
      expectedOrigin: site.origin,
      expectedRPID: site.rpID,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  if (!verified?.verified) throw new Refusal(WRONG);
  const { credential, credentialBackedUp } = verified.registrationInfo;
  return db.system(async (tx) => {
    const stored = await tx
      .insertInto('passkey')
      .values({
        user_id: userId,
        credential_id: credential.id,
        public_key: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: passkey.response.transports,
        name,
        backed_up: credentialBackedUp,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!stored) throw new Refusal('This passkey is registered already.');
    return stored;
  });
}

/**
 * Options for a browser to use a passkey.
 * @param use without a person, the browser offers every passkey that it has for this site
 */
export async function assertionOptions(ask: Ask, use: ChallengeUse): Promise<object> {
  const { db, config } = ask.services;
  const { userId } = use;
  const site = passkeySite(config, ask.headers);
  const known = userId === null ? [] : await db.system((tx) => credentialsOf(tx, userId));
  const options = await generateAuthenticationOptions({
    rpID: site.rpID,
    allowCredentials: known,
    userVerification: 'required',
  });
  await keepChallenge(db, options.challenge, use);
  return options;
}

/**
 * Verifies a passkey's signature.
 * @returns its owner
 * @throws Refusal if it is unknown, belongs to somebody else, or does not answer a recent challenge
 */
export async function checkPasskey(ask: Ask, passkey: AssertionJson, use: ChallengeUse): Promise<{ userId: number }> {
  const { db, config } = ask.services;
  const site = passkeySite(config, ask.headers);
  const expectedChallenge = await takenChallenge(ask, passkey.response.clientDataJSON, use);
  const known = await db.system((tx) =>
    tx.selectFrom('passkey').where('credential_id', '=', passkey.id).selectAll().executeTakeFirst(),
  );
  if (!known || (use.userId !== null && known.user_id !== use.userId))
    throw new Refusal('This passkey is not known here. It may have been removed from the account.');
  const { userHandle, ...response } = passkey.response;
  const verified = await checked(ask, () =>
    verifyAuthenticationResponse({
      response: { ...passkey, response: { ...response, ...(userHandle === undefined ? {} : { userHandle }) } },
      expectedChallenge,
      expectedOrigin: site.origin,
      expectedRPID: site.rpID,
      credential: {
        id: known.credential_id,
        publicKey: new Uint8Array(Buffer.from(known.public_key, 'base64url')),
        counter: known.counter,
      },
      requireUserVerification: true,
    }),
  );
  if (!verified?.verified) throw new Refusal(WRONG);
  await db.system((tx) => noteUse(tx, known.id, verified.authenticationInfo));
  return { userId: known.user_id };
}

function noteUse(
  tx: Tx,
  id: number,
  { newCounter, credentialBackedUp }: { newCounter: number; credentialBackedUp: boolean },
) {
  return tx
    .updateTable('passkey')
    .set({ counter: newCounter, backed_up: credentialBackedUp, last_used_at: sql<string>`now()` })
    .where('id', '=', id)
    .execute();
}

async function credentialsOf(tx: Tx, userId: number): Promise<{ id: string; transports: string[] }[]> {
  const rows = await tx
    .selectFrom('passkey')
    .where('user_id', '=', userId)
    .select(['credential_id', 'transports'])
    .execute();
  return rows.map(({ credential_id, transports }) => ({ id: credential_id, transports }));
}

async function takenChallenge({ services: { db } }: Ask, clientDataJSON: string, use: ChallengeUse): Promise<string> {
  const challenge = challengeOf(clientDataJSON);
  if (challenge === null || !(await takeChallenge(db, challenge, use))) throw new Refusal(STALE);
  return challenge;
}

/** The library throws for every kind of invalid answer; the person gets one refusal for all. */
async function checked<T>({ services: { log } }: Ask, verify: () => Promise<T>): Promise<T | null> {
  try {
    return await verify();
  } catch (error) {
    log.info({ err: error }, 'passkey refused');
    return null;
  }
}
