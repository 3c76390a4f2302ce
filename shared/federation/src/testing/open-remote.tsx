import { act, render } from '@testing-library/react';
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
