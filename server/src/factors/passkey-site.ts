import type { Config } from '../config.ts';
import { Refusal } from '../http/errors.ts';
import { mayDevelop } from '../http/developing.ts';
import { publicOrigin } from '../http/origin.ts';

/** Where passkeys of this installation work: a passkey is bound to the host for ever. */
export type PasskeySite = { origin: string; rpID: string };

/**
 * PUBLIC_URL decides. Without it only this very machine counts: a host that the request names could be anyone's.
 * @throws Refusal where passkeys cannot work, with what to do
 */
export function passkeySite(config: Pick<Config, 'publicUrl' | 'isLocal' | 'demo'>, headers: Headers): PasskeySite {
  if (config.publicUrl === null && !mayDevelop(config))
    throw new Refusal('Passkeys need an address that stays: set PUBLIC_URL on the server.');
  const { origin, hostname, protocol } = new URL(publicOrigin(config, headers));
  if (hostname === 'localhost' || hostname.endsWith('.localhost')) return { origin, rpID: hostname };
  if (/^[\d.]+$|^\[/.test(hostname))
    throw new Refusal(
      'Passkeys need a name as the address, not numbers. On this machine open http://localhost instead.',
    );
  if (config.publicUrl === null)
    throw new Refusal('Passkeys need an address that stays: set PUBLIC_URL on the server.');
  if (protocol !== 'https:')
    throw new Refusal('Passkeys need https. Set PUBLIC_URL to an address that begins with it.');
  return { origin, rpID: hostname };
}
