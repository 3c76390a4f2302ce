import { useProfile, useViewer } from '@fieldspan/api/profile';
import { useClock } from '@fieldspan/api/use-clock';
import { useEffect } from 'react';
import { ClockFace } from './clock-face.tsx';
import { followPunches } from './follow-punches.ts';

/** The punch clock in the top bar; hidden for people without an employer, and until the clock's state is known. */
export function ClockButton() {
  const profile = useProfile();
  const { role } = useViewer();
  const userId = profile?.id ?? 0;
  return profile && role !== 'none' ? <Clock userId={userId} /> : null;
}

function Clock({ userId }: { userId: number }) {
  const clock = useClock(userId);
  useEffect(() => followPunches(userId), [userId]);
  return clock ? <ClockFace clock={clock} /> : null;
}
