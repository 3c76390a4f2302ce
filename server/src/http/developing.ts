import { isLoopback } from '@fieldspan/contract/open-start';
import type { Config } from '../config.ts';

type Reach = Pick<Config, 'isLocal' | 'demo'>;

/** Host that the browser asked for, as the edge in front passes it on. */
export const askedHost = (headers: Headers): string => headers.get('x-forwarded-host') ?? headers.get('host') ?? '';

/** A host header that names this machine: neither a stranger's, nor a page's whose own name was pointed here. */
export function asksThisMachine(headers: Headers): boolean {
  const url = URL.parse(`http://${askedHost(headers)}`);
  return url !== null && isLoopback(url.hostname);
}

/** Whether what helps in developing is there at all: everything listens on this machine alone, with demo companies. */
export const mayDevelop = ({ isLocal, demo }: Reach): boolean => isLocal && demo !== '0';

/** And whether this request comes from a person at this machine, who asked for this machine. */
export function isDeveloper(config: Reach, { headers, address }: { headers: Headers; address: string }): boolean {
  return mayDevelop(config) && asksThisMachine(headers) && isLoopback(address);
}
