import { sentence } from '../http/sentence.ts';
import { isError } from '@fieldspan/domain/is-error';
import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';
import * as v from 'valibot';
import { Failure, Refusal } from '../http/errors.ts';

/** Why a claim of an ID token was refused, by claim. */
const CLAIMS: Readonly<Record<string, string>> = {
  nonce: 'was made for another sign-in',
  aud: 'was made for another application',
  azp: 'was made for another application',
  iss: 'names another provider',
  exp: 'has expired',
  nbf: 'is not valid yet',
};

const noProvider = (name: string) => `At this address answers no OpenID provider. Look at the issuer of ${name}.`;
const unreachable = (name: string) => `${name} could not be reached. Please try again, or sign in another way.`;

/** Sentences by the library's error code. */
const CODES: Readonly<Record<string, (name: string) => string>> = {
  OAUTH_TIMEOUT: unreachable,
  OAUTH_ABORT: unreachable,
  OAUTH_RESPONSE_IS_NOT_CONFORM: noProvider,
  OAUTH_RESPONSE_IS_NOT_JSON: noProvider,
  OAUTH_PARSE_ERROR: noProvider,
  OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED: (name) =>
    `At this address answers another OpenID provider than ${name}. Look at the issuer.`,
};

const SIGNATURE = new Set(['OAUTH_KEY_SELECTION_FAILED', 'OAUTH_UNSUPPORTED_OPERATION']);

/**
 * Explains a problem with a provider in words. The provider's own message is not repeated, because anybody may have
 * written it.
 * @returns the error to throw; a bug of ours is returned unchanged
 */
export function explainSignOn(error: unknown, name: string): Error {
  if (error instanceof Failure) return error;
  if (error instanceof AuthorizationResponseError) return new Refusal(answered(error.error, name));
  if (error instanceof ResponseBodyError)
    return new Refusal(
      sentence`${name} did not take what we know of it. An Admin has to look at client id and client secret.`,
    );
  if (error instanceof ClientError) return new Refusal(ofClient(error, name));
  if (isError(error) && isOfNetwork(error)) return new Refusal(unreachable(name));
  return isError(error) ? error : new Error(String(error));
}

function answered(code: string, name: string): string {
  return code === 'access_denied'
    ? `You did not agree at ${name}, so nobody is signed in.`
    : `${name} refused the sign-in (${/^[\w.-]{1,60}$/.test(code) ? code : 'without a reason that we know'}).`;
}

function ofClient(error: ClientError, name: string): string {
  const { code = '' } = error;
  const claim = claimOf(error);
  const what = claim === null ? undefined : CLAIMS[claim];
  if (what !== undefined) return `The answer of ${name} ${what}, and was refused. Please begin again.`;
  if (SIGNATURE.has(code) || saysSignature(error))
    return `The answer of ${name} does not carry its signature, and was refused. Please begin again.`;
  if (isError(error.cause) && isOfNetwork(error.cause)) return unreachable(name);
  return CODES[code]?.(name) ?? `The answer of ${name} could not be understood, and was refused. Please begin again.`;
}

const CauseSchema = v.object({ cause: v.object({ claim: v.string() }) });

/** The library nests the compared values two causes deep. */
function claimOf({ cause }: ClientError): string | null {
  const parsed = v.safeParse(CauseSchema, cause);
  if (parsed.success) return parsed.output.cause.claim;
  return isError(cause) && /"nonce"/.test(cause.message) ? 'nonce' : null;
}

const saysSignature = ({ cause }: ClientError): boolean =>
  isError(cause) && /signature|Invalid JWT|alg/i.test(cause.message);

/** Errors of Node's sockets, DNS, TLS and time-outs. */
function isOfNetwork(error: Error): boolean {
  const code = 'code' in error ? String(error.code) : '';
  return (
    /^(E[A-Z]+|ERR_TLS|CERT_|SELF_SIGNED|DEPTH_ZERO|UNABLE_TO)/.test(code) ||
    error.name === 'TimeoutError' ||
    /private network|answers too much/.test(error.message)
  );
}
