// @vitest-environment jsdom
import { alertsAtom, clearAlerts } from '@fieldspan/api/alerts';
import { store } from '@fieldspan/api/store';
import { BridgeRouter } from '@fieldspan/federation/bridge-router';
import { lazyScreen } from '@fieldspan/federation/lazy-screen';
import { createNavigation } from '@fieldspan/federation/navigation';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentType } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ExtraPart } from './extra-part.tsx';

const Dialog = () => <p>The dialog</p>;
const load = vi.fn<() => Promise<ComponentType>>();
const reported = vi.fn<(error: unknown) => void>();
const error = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });

function Page() {
  const [Extra] = useState(() => lazyScreen(load));
  const [isOpen, setIsOpen] = useState(false);
  return (
    <BridgeRouter navigation={createNavigation(window)}>
      <input aria-label="Note" />
      <button onClick={() => setIsOpen(true)}>Open</button>
      <ExtraPart onFailure={() => setIsOpen(false)}>{isOpen && <Extra />}</ExtraPart>
    </BridgeRouter>
  );
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('reportError', reported.mockReset());
  load.mockReset().mockResolvedValue(Dialog);
  clearAlerts();
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('ERR021 a dialog whose code does not load shows an alert, the page keeps working, and the next click retries', async () => {
  load.mockRejectedValueOnce(error);
  render(<Page />);
  await userEvent.type(screen.getByLabelText('Note'), 'half a message');
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await vi.waitFor(() => expect(store.get(alertsAtom)).toHaveLength(1));
  expect(store.get(alertsAtom)[0]?.message).toBe('This could not be opened. Check the connection and try again.');
  expect(reported).toHaveBeenCalledExactlyOnceWith(error);
  expect(screen.getByLabelText('Note')).toHaveProperty('value', 'half a message');
  expect(load).toHaveBeenCalledOnce();

  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText('The dialog')).toBeDefined();
});
