import { isLoopback } from '@fieldspan/contract/open-start';
import type { Config } from '../config.ts';

type Reach = Pick<Config, 'isLocal' | 'demo'>;

/** The host that the browser requested, as the edge passes it on. */
export const askedHost = (headers: Headers): string => headers.get('x-forwarded-host') ?? headers.get('host') ?? '';

/**
 * Whether the requested host is a loopback name. Refuses other hosts, including a domain that somebody pointed at this
 * machine (DNS rebinding).
 */
export function asksThisMachine(headers: Headers): boolean {
  const url = URL.parse(`http://${askedHost(headers)}`);
  return url !== null && isLoopback(url.hostname);
}

/** Whether development helpers exist at all: only if everything listens on loopback and there are demo companies. */
export const mayDevelop = ({ isLocal, demo }: Reach): boolean => isLocal && demo !== '0';

/**
 * Whether this request comes from a developer: helpers exist, and both the requested host and the client are this
 * machine.
 */
export function isDeveloper(config: Reach, { headers, address }: { headers: Headers; address: string }): boolean {
  return mayDevelop(config) && asksThisMachine(headers) && isLoopback(address);
}
