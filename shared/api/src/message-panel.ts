import { currentSession, sessionAtom } from '@fieldspan/api/session';
import { store } from '@fieldspan/api/store';
import { atom } from 'jotai/vanilla';

export type MessagePanel = {
  isOpen: boolean;
  /** How much of the window it takes, between 0 and 1. */
  share: number;
  /** Where the panel stands: the list, or a thread. */
  at: string;
  /** Where the person was when the panel was expanded to the messages page. */
  returnTo: string;
};

export const MESSAGES_PATH = '/messages';
export const MESSAGE_PANEL_ID = 'message-panel';
/** Below this width there is no panel (document 0 §9). */
export const PANEL_LEAST_WIDTH = 1200;
const SHARE = 0.25;
const [LEAST_SHARE, MOST_SHARE] = [0.18, 0.45];

/**
 * The message panel beside the screen. The shell shows it; the messages page sends people back to it.
 * Whether it is open and how wide is kept on the device for each person.
 */
export const messagePanelAtom = atom<MessagePanel>(readPanel());

// Another person has another panel.
store.sub(sessionAtom, () => store.set(messagePanelAtom, readPanel()));

/** @param at place of the messages that it shows first */
export function openMessagePanel(at = MESSAGES_PATH): void {
  change({ isOpen: true, at });
}

export function closeMessagePanel(): void {
  change({ isOpen: false, at: MESSAGES_PATH });
}

/** The window has no room for it now; next time it is open again. */
export function hideMessagePanel(): void {
  store.set(messagePanelAtom, (panel) => ({ ...panel, isOpen: false }));
}

export function resizeMessagePanel(share: number): void {
  change({ share: Math.min(MOST_SHARE, Math.max(LEAST_SHARE, share)) });
}

/** Makes room for the messages page; the way back is remembered. */
export function expandMessagePanel(from: string): void {
  change({ isOpen: false, returnTo: from });
}

/**
 * Puts the messages page back into the panel.
 * @param at what the page showed, for the panel to show
 * @returns where the person was before: to be gone to
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
    // Somebody else's text: as if there were none.
  }
  return { isOpen: false, share: SHARE };
}
