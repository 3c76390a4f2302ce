import { EnvelopeSchema } from '@fieldspan/contract/envelope';
import { SecondStepSchema } from '@fieldspan/contract/signed-in';
import { Secret, TOTP } from 'otpauth';
import * as v from 'valibot';
import { formOf } from '../../testing/caller.ts';
import type { Caller } from '../../testing/caller.ts';
import { PASSWORD } from '../../testing/people.ts';
import type { World } from '../../testing/world.ts';

const STEP_MS = 30_000;

/** A code of an authenticator app, this many time steps from now. */
export function codeOf(secret: string, at: Date, steps = 0): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: at.getTime() + steps * STEP_MS });
}

type Payload = Readonly<Record<string, unknown>>;

/**
 * Posts without a session.
 * @returns the answer and the cookies that it sets
 */
export async function postOpen(request: World['request'], call: string, payload: Payload) {
  const response = await request(`/api/${call}`, { method: 'POST', body: formOf(payload) });
  const cookies = response.headers.getSetCookie().map((each) => each.split(';')[0] ?? '');
  return { ...v.parse(EnvelopeSchema, await response.json()), status: response.status, cookies };
}

/** Signs in with the password alone. */
export const firstStep = (world: World, name: string, cookie = '') =>
  postOpen((path, init) => world.request(path, { ...init, headers: { cookie } }), 'user/authenticate', {
    email: `${name}@fieldspan.test`,
    password: PASSWORD,
  });

/** The token for the second step. */
export async function stepToken(world: World, name: string): Promise<string> {
  const { data } = await firstStep(world, name);
  return v.parse(SecondStepSchema, data).second_step.token;
}

const CodesSchema = v.object({ recovery_codes: v.nullable(v.array(v.string())) });

/** Sets up an authenticator app for a signed-in person. */
export async function setUpApp(world: World, caller: Caller): Promise<{ secret: string; codes: string[] }> {
  const begun = await caller.post('UserFactor/begin-totp');
  const { secret } = v.parse(v.object({ secret: v.string() }), begun.data);
  const { data, errors } = await caller.post('UserFactor/confirm-totp', {
    code: codeOf(secret, world.services.clock()),
  });
  if (data === null) throw new Error(errors.join(' '));
  return { secret, codes: v.parse(CodesSchema, data).recovery_codes ?? [] };
}

/** Advances the server's clock, so that there is an unused code. */
export function turnClock(world: World, ms = STEP_MS): void {
  const { clock } = world.services;
  world.services.clock = () => new Date(clock().getTime() + ms);
}

/** Makes a session so old that the next sensitive call asks for the password. */
export async function letTimePass(world: World, caller: Caller): Promise<void> {
  await world.services.db.system((tx) =>
    tx
      .updateTable('session')
      .set({ proven_at: new Date(Date.now() - 3_600_000).toISOString() })
      .where('user_id', '=', caller.session.user_id)
      .execute(),
  );
}
