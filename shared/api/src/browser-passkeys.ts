import type { CreationOptionsSchema, RequestOptionsSchema } from '@fieldspan/contract/webauthn-json';
import { isError } from '@fieldspan/domain/is-error';
import type * as v from 'valibot';
import { ApiError } from './api-error.ts';

/** Whether this browser knows passkeys at all, here: WebAuthn wants a secure address. */
export const hasPasskeys = (): boolean => 'PublicKeyCredential' in globalThis;

const library = () =>
  import('@simplewebauthn/browser').catch((cause: unknown) => {
    throw new ApiError('network', { call: 'passkey', cause });
  });

/**
 * Has the browser make a passkey; it asks the person.
 * @throws ApiError in words
 */
export async function makePasskey(options: v.InferOutput<typeof CreationOptionsSchema>): Promise<object> {
  const { startRegistration } = await library();
  return startRegistration({ optionsJSON: options }).catch(refuse);
}

/**
 * Has the browser show a passkey; it asks the person which one, and for finger, face or PIN.
 * @throws ApiError in words
 */
export async function showPasskey(options: v.InferOutput<typeof RequestOptionsSchema>): Promise<object> {
  const { startAuthentication } = await library();
  return startAuthentication({ optionsJSON: options }).catch(refuse);
}

const WORDS: Readonly<Record<string, string>> = {
  NotAllowedError: 'No passkey was chosen, or it took too long. You can try again, or sign in another way.',
  AbortError: 'No passkey was chosen. You can try again, or sign in another way.',
  InvalidStateError: 'This device has a passkey for your account already.',
  SecurityError: 'Passkeys do not work at this address. Open the app at its usual address.',
};

/** What a browser says about passkeys, in words for people; the error itself stays as the cause. */
function refuse(cause: unknown): never {
  const name = isError(cause) ? cause.name : '';
  const words = WORDS[name] ?? 'This device could not use a passkey. You can sign in another way.';
  throw new ApiError('refused', { call: 'passkey', errors: [words], cause });
}
