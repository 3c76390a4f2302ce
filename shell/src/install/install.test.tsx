// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)';

type Device = { userAgent?: string; pointer?: 'coarse' | 'fine'; isInstalled?: boolean };

/** Opens the feature on this device, with its prompt and its offer on the page. */
async function openOn({ userAgent = 'Chrome', pointer = 'fine', isInstalled = false }: Device) {
  vi.resetModules();
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('standalone') ? isInstalled : query.includes(pointer),
  }));
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  const { store } = await import('@fieldspan/api/store');
  const { InstallPrompt } = await import('./install-prompt.tsx');
  const { BridgeRouter } = await import('@fieldspan/federation/bridge-router');
  const { createNavigation } = await import('@fieldspan/federation/navigation');
  const { InstallFirst } = await import('./install-first.tsx');
  const offer = await import('./install-offer.ts');
  await act(async () => {
    render(
      <BridgeRouter navigation={createNavigation(window)}>
        <InstallPrompt />
        <InstallFirst />
      </BridgeRouter>,
    );
  });
  return { ...offer, way: () => store.get(offer.installWayAtom) };
}

/** Fires the browser's event; the page's first script stores it, as main.ts does. */
function browserAsks(outcome = 'accepted') {
  const prompt = vi.fn(async () => ({ outcome }));
  const installQuestion = Object.assign(new Event('beforeinstallprompt'), { prompt });
  Object.assign(window, { installQuestion });
  dispatchEvent(installQuestion);
  return prompt;
}

const dialog = () => screen.findByRole('dialog', { name: 'Install to Home Screen' });

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(window, 'installQuestion');
});

describe('Install to Home Screen', () => {
  it('SHELL005 shows the browser’s prompt, even if its event came before this code was loaded', async () => {
    const prompt = browserAsks();
    const { way, openInstall } = await openOn({});
    expect(way()).toBe('browser');
    expect(screen.queryByRole('dialog')).toBeNull();
    openInstall();
    await dialog();
    await userEvent.click(screen.getByRole('button', { name: 'Install' }));
    expect(prompt).toHaveBeenCalledOnce();
    await waitFor(() => expect(way()).toBeNull());
  });

  it('SHELL005 is offered once on a handheld device, and stays in More', async () => {
    const { way } = await openOn({ pointer: 'coarse' });
    expect(way()).toBeNull();
    browserAsks();
    await dialog();
    await userEvent.click(screen.getByRole('button', { name: 'Not Now' }));
    expect(way()).toBe('browser');
    cleanup();
    const again = await openOn({ pointer: 'coarse' });
    expect(again.way()).toBe('browser');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('SHELL005 explains the manual steps on an iPhone, whose browser has no prompt', async () => {
    const { way } = await openOn({ userAgent: PHONE, pointer: 'coarse' });
    expect(way()).toBe('ios');
    await dialog();
    expect(screen.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      'Press Share in the browser.',
      'Choose Add to Home Screen.',
    ]);
    expect(screen.queryByRole('button', { name: 'Install' })).toBeNull();
  });

  it('is not offered if the app is installed, or has just been', async () => {
    expect((await openOn({ userAgent: PHONE, isInstalled: true })).way()).toBeNull();
    cleanup();
    const { way } = await openOn({});
    browserAsks();
    expect(way()).toBe('browser');
    dispatchEvent(new Event('appinstalled'));
    expect(way()).toBeNull();
  });
});
