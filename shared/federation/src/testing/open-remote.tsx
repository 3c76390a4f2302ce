import { act, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { BareFrame } from './bare-frame.tsx';

/** Opens a remote's screens at an address, without a shell. */
export async function openRemote(App: ComponentType, address: string): Promise<void> {
  window.history.replaceState(null, '', address);
  await act(
    async () =>
      void render(
        <BareFrame>
          <App />
        </BareFrame>,
      ),
  );
}
