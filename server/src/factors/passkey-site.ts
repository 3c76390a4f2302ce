import type { Config } from '../config.ts';
import { Refusal } from '../http/errors.ts';
import { mayDevelop } from '../http/developing.ts';
import { publicOrigin } from '../http/origin.ts';

/** The origin and host of this installation's passkeys; a passkey is bound to its host for ever. */
export type PasskeySite = { origin: string; rpID: string };

/**
 * PUBLIC_URL decides. Without it only loopback is allowed, because the host in a request could belong to an attacker.
 * @throws Refusal saying what to do where passkeys cannot work
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
