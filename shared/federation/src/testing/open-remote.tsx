import { act, render } from '@testing-library/react';
import { setTimeout } from 'node:timers/promises';
import type { ComponentType } from 'react';
import { BareFrame } from './bare-frame.tsx';
import type { FederationHost } from '../lifecycles.ts';

/**
 * Opens a remote's screens at an address, without a shell.
 * @param host replaces parts of the bare host
 */
export async function openRemote(
  App: ComponentType,
  address: string,
  host: Partial<FederationHost> = {},
): Promise<void> {
  // A step back of the test before is made in a later turn, and would lead away from the address.
  await setTimeout(1);
  window.history.replaceState(null, '', address);
  await act(
    async () =>
      void render(
        <BareFrame host={host}>
          <App />
        </BareFrame>,
      ),
  );
}
