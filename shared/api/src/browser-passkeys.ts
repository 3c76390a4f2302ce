import type { CreationOptionsSchema, RequestOptionsSchema } from '@fieldspan/contract/webauthn-json';
import { isError } from '@fieldspan/domain/is-error';
import type * as v from 'valibot';
import { ApiError } from './api-error.ts';

/** Whether this browser supports passkeys on this page: WebAuthn needs a secure origin. */
export const hasPasskeys = (): boolean => 'PublicKeyCredential' in globalThis;

const library = () =>
  import('@simplewebauthn/browser').catch((cause: unknown) => {
    throw new ApiError('network', { call: 'passkey', cause });
  });

/**
 * Lets the browser create a passkey; it asks the person.
 * @throws ApiError with a sentence
 */
export async function makePasskey(options: v.InferOutput<typeof CreationOptionsSchema>): Promise<object> {
  const { startRegistration } = await library();
  return startRegistration({ optionsJSON: options }).catch(refuse);
}

/**
 * Lets the browser use a passkey; it asks the person which one, and for finger, face or PIN.
 * @throws ApiError with a sentence
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

/** Converts a browser's error to a sentence; the original error is its cause. */
function refuse(cause: unknown): never {
  const name = isError(cause) ? cause.name : '';
  const words = WORDS[name] ?? 'This device could not use a passkey. You can sign in another way.';
  throw new ApiError('refused', { call: 'passkey', errors: [words], cause });
}
