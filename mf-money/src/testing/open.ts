import type { FederationHost } from '@fieldspan/federation/lifecycles';
import { openRemote } from '@fieldspan/federation/testing/open-remote';
import { App } from '../app.tsx';

/** Opens this remote at an address, without a shell. */
export const open = (address: string, host: Partial<FederationHost> = {}): Promise<void> =>
  openRemote(App, address, host);
