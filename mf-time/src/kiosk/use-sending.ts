import { readPresses, sendPresses } from '@fieldspan/api/kiosk/kiosk-queue';
import { useBack } from '@fieldspan/api/use-reach';
import { useEffect } from 'react';

/** Presses that were slowed down after wrong PINs are tried again by themselves. */
const AGAIN_MS = 60_000;

/** Sends the presses that wait on this tablet: when the page opens, when the connection is back, and every minute. */
export function useSending(): void {
  useBack(() => void sendPresses());
  useEffect(() => {
    void readPresses().then(sendPresses);
    const timer = setInterval(() => void sendPresses(), AGAIN_MS);
    return () => clearInterval(timer);
  }, []);
}
