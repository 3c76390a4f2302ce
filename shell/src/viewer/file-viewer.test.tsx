// @vitest-environment jsdom
import { endSession } from '@fieldspan/api/session';
import type { PageSet } from '@fieldspan/contract/release';
import type { ViewedFile } from '@fieldspan/contract/widgets';
import { bareHost } from '@fieldspan/federation/testing/bare-host';
import { BridgeRouter } from '@fieldspan/federation/bridge-router';
import { HostContext } from '@fieldspan/federation/host';
import { createNavigation, type PageNavigation } from '@fieldspan/federation/navigation';
import { signInAfresh } from '@fieldspan/federation/testing/sign-in-afresh';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ViewerHost } from './viewer-host.tsx';
import { closeViewer, showFiles } from './viewer-state.ts';

const file = (name: string, filename: string): ViewedFile => ({ uploadId: 1, filename, name, alt: `Photo ${name}` });
const files = [file('Footing', 'a.jpg'), file('Permit', 'b.pdf'), file('Rebar', 'c.png')];

const set: PageSet = { env: 'test', seq: 1, shell: { id: '1.0.0+0123456789ab' }, remotes: {} };
let navigation: PageNavigation;

class Unwatching {
  readonly observe = (): void => {};
  readonly unobserve = (): void => {};
  readonly disconnect = (): void => {};
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', Unwatching);
  // jsdom lacks this.
  Object.assign(HTMLElement.prototype, { setPointerCapture: vi.fn<() => void>() });
  signInAfresh();
  navigation = createNavigation(window);
});
afterEach(() => {
  cleanup();
  act(closeViewer);
});

async function open(at = 0): Promise<void> {
  render(
    <BridgeRouter navigation={navigation}>
      <HostContext value={bareHost({ navigation })}>
        <button type="button">Photo</button>
        <ViewerHost set={set} navigation={navigation} />
      </HostContext>
    </BridgeRouter>,
  );
  screen.getByRole('button', { name: 'Photo' }).focus();
  await act(async () => showFiles(files, at));
  await screen.findByRole('dialog');
}

const picture = () => screen.getByRole('img', { name: /^Photo / });

/** The position and scale of the picture. */
const moving = () => picture().parentElement?.style.transform;

/** Simulates loading, because jsdom loads no pictures. */
function load(width: number, height: number): void {
  const image = picture();
  Object.defineProperties(image, { naturalWidth: { value: width }, naturalHeight: { value: height } });
  fireEvent.load(image);
}

describe('the viewer', () => {
  it('SHELL011 shows a picture over the whole window, with its name, its caption and a download', async () => {
    await open();
    expect(screen.getByRole('dialog', { name: 'Footing' })).toBeTruthy();
    expect(picture().getAttribute('alt')).toBe('Photo Footing');
    expect(picture().getAttribute('src')).toMatch(/^\/resources\/images\/.*\/a\.jpg$/);
    expect(screen.getByRole('link', { name: 'Download' }).getAttribute('href')).toMatch(/a\.jpg\?download=1$/);
    expect(screen.getByText('1 of 3')).toBeTruthy();
  });

  it('SHELL011 closes by its button, by Escape and by Back, and the screen is unchanged', async () => {
    const moves = vi.fn<() => void>();
    navigation.subscribe(moves);
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await act(async () => showFiles(files, 0));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await act(async () => showFiles(files, 0));
    expect(screen.getByRole('dialog')).toBeTruthy();
    act(() => window.history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(moves).not.toHaveBeenCalled();
  });

  it('goes through the set by buttons and arrows, and stops at its ends', async () => {
    await open();
    expect(screen.getByRole('button', { name: 'Previous' }).getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByRole('dialog', { name: 'Permit' })).toBeTruthy();
    screen.getByRole('button', { name: 'Close' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(screen.getByRole('dialog', { name: 'Rebar' })).toBeTruthy();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    expect(screen.getByRole('dialog', { name: 'Footing' })).toBeTruthy();
  });

  it('shows a PDF in a frame, or a download if the device cannot', async () => {
    vi.stubGlobal('navigator', { pdfViewerEnabled: true, clipboard: {}, userAgent: '' });
    await open(1);
    expect(screen.getByTitle('Permit').getAttribute('src')).toMatch(/^\/resources\/files\/.*\/b\.pdf$/);
    vi.stubGlobal('navigator', { pdfViewerEnabled: false, clipboard: {}, userAgent: '' });
    await act(async () => showFiles(files, 0));
    await act(async () => showFiles(files, 1));
    expect(screen.queryByTitle('Permit')).toBeNull();
    expect(screen.getByText('This device shows no preview of it here. Download it to open it.')).toBeTruthy();
  });

  it('zooms by buttons and keys between fit and full size', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
    await open();
    expect(screen.getByText('Loading…')).toBeTruthy();
    load(4000, 2000);
    expect(screen.queryByText('Loading…')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '20 %' }));
    expect(moving()).toBe('translate(0px) scale(1)');
    screen.getByRole('button', { name: '100 %' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(moving()).toBe('translate(-80px) scale(1)');
    await userEvent.keyboard('0');
    expect(screen.getByRole('button', { name: '20 %' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
    expect(screen.getByRole('button', { name: '30 %' })).toBeTruthy();
  });

  it('says that a picture could not be loaded, and retries', async () => {
    await open();
    fireEvent.error(picture());
    expect(screen.getByText('The picture could not be loaded')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(picture()).toBeTruthy();
  });

  it('does not show to one person what another has opened', async () => {
    await open();
    await act(async () => endSession());
    expect(screen.queryByRole('dialog')).toBeNull();
    await act(async () => signInAfresh());
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
