import { BareFrame } from '@fieldspan/federation/bare-frame';
import { act, render } from '@testing-library/react';
import { App } from '../app.tsx';

/** Opens the remote at an address, without a shell. */
export async function openApp(address: string): Promise<void> {
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
