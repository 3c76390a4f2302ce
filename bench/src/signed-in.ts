import { EnvelopeSchema } from '@fieldspan/contract/envelope';
import { SignedInSchema } from '@fieldspan/contract/signed-in';
import * as v from 'valibot';

const ACCOUNT = { email: 'admin@fieldspan.test', password: 'fieldspan-demo' };

/** Headers of an authorised call. */
export async function signedInHeaders(url: string): Promise<Record<string, string>> {
  const body = new FormData();
  for (const [key, value] of Object.entries(ACCOUNT)) body.set(key, value);
  const response = await fetch(`${url}/api/user/authenticate`, { method: 'POST', body, headers: { origin: url } });
  const { data } = v.parse(EnvelopeSchema, await response.json());
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return { 'api-key': v.parse(SignedInSchema, data).api_key, cookie };
}
