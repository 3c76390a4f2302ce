import { followOtherTabs, sessionAtom } from '@fieldspan/api/session';
import { noteActivity } from '@fieldspan/api/session-storage';
import { signOut } from '@fieldspan/api/sign-in';
import { store } from '@fieldspan/api/store';
import type { Navigation } from '@fieldspan/federation/navigation';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { watchInactivity } from './inactivity.ts';

/** Keeps the session in sync between tabs, and signs out people who have been idle for too long. Renders nothing. */
export function SessionUpkeep({ navigation }: { navigation: Navigation }) {
  const session = useAtomValue(sessionAtom, { store });
  const isWatched = session !== null && !session.staySignedIn;

  useEffect(() => followOtherTabs(), []);
  useEffect(() => {
    if (!isWatched) return undefined;
    const leave = () => void signOut().then(() => navigation.replace('/'));
    const stops = [watchInactivity(leave), navigation.subscribe(() => noteActivity(Date.now()))];
    return () => stops.forEach((stop) => stop());
  }, [isWatched, navigation]);
  return null;
}
