import { currentSession } from '@fieldspan/api/session';
import { isIdle, noteActivity } from '@fieldspan/api/session-storage';

/** Activity events. Touch and key events too: tablets and gloved hands send no mouse events. */
const SIGNS = ['pointerdown', 'pointermove', 'mousemove', 'keydown', 'wheel', 'touchstart', 'scroll'] as const;
const NOTE_EVERY_MS = 1000;
const LOOK_EVERY_MS = 1000;

/**
 * Ends a session that was not meant to stay after inactivity. Uses the wall clock: time asleep counts as idle.
 * @param onIdle called once the session has been idle for too long
 * @returns a function that stops it
 */
export function watchInactivity(onIdle: () => void): () => void {
  let notedAt = 0;
  const look = () => {
    const session = currentSession();
    if (session && isIdle(session, Date.now())) onIdle();
  };
  const note = () => {
    const now = Date.now();
    if (now - notedAt < NOTE_EVERY_MS) return;
    look();
    notedAt = now;
    if (currentSession()) noteActivity(now);
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  for (const sign of SIGNS) addEventListener(sign, note, { passive: true, capture: true });
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    for (const sign of SIGNS) removeEventListener(sign, note, { capture: true });
    document.removeEventListener('visibilitychange', look);
  };
}
