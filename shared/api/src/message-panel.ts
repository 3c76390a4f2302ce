import { currentSession, sessionAtom } from '@fieldspan/api/session';
import { store } from '@fieldspan/api/store';
import { atom } from 'jotai/vanilla';

export type MessagePanel = {
  isOpen: boolean;
  /** Share of the window's width, between 0 and 1. */
  share: number;
  /** What the panel shows: the path of the list or of a thread. */
  at: string;
  /** The page to return to after the panel was expanded to the messages page. */
  returnTo: string;
};

export const MESSAGES_PATH = '/messages';
export const MESSAGE_PANEL_ID = 'message-panel';
/** Windows that are narrower have no panel (document 0 §9). */
export const PANEL_LEAST_WIDTH = 1200;
const SHARE = 0.25;
const [LEAST_SHARE, MOST_SHARE] = [0.18, 0.45];

/**
 * State of the message panel beside the page. The shell shows it; the messages page can return to it. Whether it is
 * open and how wide it is are stored on the device per person.
 */
export const messagePanelAtom = atom<MessagePanel>(readPanel());

// When another person signs in, their panel is loaded.
store.sub(sessionAtom, () => store.set(messagePanelAtom, readPanel()));

/** @param at the path that it shows first */
export function openMessagePanel(at = MESSAGES_PATH): void {
  change({ isOpen: true, at });
}

export function closeMessagePanel(): void {
  change({ isOpen: false, at: MESSAGES_PATH });
}

/** Hides the panel while the window is too narrow, without storing that. */
export function hideMessagePanel(): void {
  store.set(messagePanelAtom, (panel) => ({ ...panel, isOpen: false }));
}

export function resizeMessagePanel(share: number): void {
  change({ share: Math.min(MOST_SHARE, Math.max(LEAST_SHARE, share)) });
}

/** Closes the panel for the messages page and remembers the current page. */
export function expandMessagePanel(from: string): void {
  change({ isOpen: false, returnTo: from });
}

/**
 * Moves the messages page back into the panel.
 * @param at what the page showed; the panel shows the same
 * @returns the page the person came from, to navigate to
 */
export function compressMessages(at: string): string {
  openMessagePanel(at);
  return store.get(messagePanelAtom).returnTo;
}

function keyOf(userSlug: string): string {
  return `fieldspan.panel.${userSlug}`;
}

function change(part: Partial<MessagePanel>): void {
  const panel = { ...store.get(messagePanelAtom), ...part };
  store.set(messagePanelAtom, panel);
  const session = currentSession();
  if (session === null) return;
  const { isOpen, share } = panel;
  localStorage.setItem(keyOf(session.userSlug), JSON.stringify({ isOpen, share }));
}

function readPanel(): MessagePanel {
  const session = currentSession();
  const kept = session === null ? null : localStorage.getItem(keyOf(session.userSlug));
  return { ...parsePanel(kept), at: MESSAGES_PATH, returnTo: '/' };
}

function parsePanel(text: string | null): Pick<MessagePanel, 'isOpen' | 'share'> {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    if (typeof kept === 'object' && kept !== null && 'isOpen' in kept && 'share' in kept) {
      const { isOpen, share } = kept;
      if (typeof isOpen === 'boolean' && typeof share === 'number') return { isOpen, share };
    }
  } catch {
    // Invalid JSON counts as nothing stored.
  }
  return { isOpen: false, share: SHARE };
}
