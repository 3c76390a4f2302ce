// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';

/** Loads the modules as a page does that is opened (again) on this device. */
async function openPage(userSlug: string) {
  vi.resetModules();
  const { beginSession, endSession } = await import('./session.ts');
  const signIn = (slug: string) =>
    beginSession({
      apiKey: slug,
      sessionToken: 't',
      userId: slug.length,
      userSlug: slug,
      staySignedIn: true,
      masterKey: false,
    });
  signIn(userSlug);
  const panel = await import('./message-panel.ts');
  const { store } = await import('./store.ts');
  return { ...panel, signIn, signOut: endSession, state: () => store.get(panel.messagePanelAtom) };
}

beforeEach(() => localStorage.clear());

describe('the message panel', () => {
  it('SHELL009 is closed at first, a quarter of the window wide, with the list', async () => {
    const { state } = await openPage('dana');
    expect(state()).toEqual({ isOpen: false, share: 0.25, at: '/messages', returnTo: '/' });
  });

  it('is restored as it was left, only for the same person', async () => {
    const first = await openPage('dana');
    first.openMessagePanel();
    first.resizeMessagePanel(0.4);
    const again = await openPage('dana');
    expect(again.state()).toMatchObject({ isOpen: true, share: 0.4 });
    again.signOut();
    expect(again.state().isOpen).toBe(false);
    again.signIn('luis');
    expect(again.state()).toMatchObject({ isOpen: false, share: 0.25 });
  });

  it('is limited in width, so that both it and the page stay visible', async () => {
    const { resizeMessagePanel, state } = await openPage('dana');
    resizeMessagePanel(0.9);
    expect(state().share).toBe(0.45);
    resizeMessagePanel(0.01);
    expect(state().share).toBe(0.18);
  });

  it('expanded remembers where the person was; compressed sends them back and opens again', async () => {
    const { expandMessagePanel, compressMessages, openMessagePanel, state } = await openPage('dana');
    openMessagePanel();
    expandMessagePanel('/projects/list?sort=name');
    expect(state().isOpen).toBe(false);
    expect(compressMessages('/message/stone-road')).toBe('/projects/list?sort=name');
    expect(state()).toMatchObject({ isOpen: true, at: '/message/stone-road' });
  });

  it('NAV025 hidden for want of room is open again on the next visit', async () => {
    const { openMessagePanel, hideMessagePanel, state } = await openPage('dana');
    openMessagePanel();
    hideMessagePanel();
    expect(state().isOpen).toBe(false);
    expect((await openPage('dana')).state().isOpen).toBe(true);
  });

  it.each(['{broken', '{"isOpen":"yes","share":0.3}', 'null'])('ignores %s on the device', async (text) => {
    localStorage.setItem('fieldspan.panel.dana', text);
    expect((await openPage('dana')).state()).toMatchObject({ isOpen: false, share: 0.25 });
  });
});
