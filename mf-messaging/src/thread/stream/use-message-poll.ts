import { onBack } from '@fieldspan/api/reach';
import type { Message } from '@fieldspan/api/queries/messages';
import { useEffect, useEffectEvent } from 'react';
import { pollMessages } from './message-poll.ts';

/** After this long without any action, a thread is polled less often (document 0 §9). */
const INACTIVE_MS = 120_000;
const ACTIONS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** Polls for messages of an open thread while the page is visible. */
export function useMessagePoll(threadId: number, onNews: (messages: readonly Message[]) => void): void {
  const handleNews = useEffectEvent(onNews);
  useEffect(() => {
    let polling = new AbortController();
    let actedAt = Date.now();
    const isIdle = () => Date.now() - actedAt >= INACTIVE_MS;
    const restart = () => {
      polling.abort();
      polling = new AbortController();
      if (document.visibilityState === 'hidden') return;
      void pollMessages({ threadId, isIdle, onNews: handleNews, signal: polling.signal });
    };
    const noteAction = () => {
      const wasIdle = isIdle();
      actedAt = Date.now();
      if (wasIdle) restart();
    };
    const stop = new AbortController();
    const { signal } = stop;
    for (const action of ACTIONS) window.addEventListener(action, noteAction, { signal, passive: true });
    document.addEventListener('visibilitychange', restart, { signal });
    const unhear = onBack(restart);
    restart();
    return () => {
      unhear();
      stop.abort();
      polling.abort();
    };
  }, [threadId]);
}
