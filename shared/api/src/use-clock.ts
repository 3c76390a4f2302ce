import { outboxAtom } from '@fieldspan/api/outbox/outbox';
import { store } from '@fieldspan/api/store';
import { openBreak } from '@fieldspan/domain/breaks';
import type { Break } from '@fieldspan/domain/breaks';
import { clockAhead } from '@fieldspan/domain/clock-ahead';
import { clockState } from '@fieldspan/domain/clock-state';
import type { ClockState } from '@fieldspan/domain/clock-state';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { begunLog, pressOf } from './clock-presses.ts';
import { clockQuery } from './queries/clock.ts';
import type { Clock, RunningTimeLog } from './queries/clock.ts';

export type ClockView = {
  state: ClockState;
  /** The running log as it will be when all unsent presses have arrived. */
  log: RunningTimeLog | null;
  /** The break that lasts. */
  pause: Break | null;
  /** Whether a press has not been sent yet. */
  isWaiting: boolean;
  /** The offset to add to the device's clock. */
  correctionMs: number;
};

/**
 * The clock as the person should see it; undefined until anything is known.
 * @param userId 0 while the person is not known: nothing is asked then
 */
export function useClock(userId: number): ClockView | undefined {
  const { data } = useQuery({ ...clockQuery(userId), enabled: userId !== 0 });
  const unsent = useAtomValue(outboxAtom, { store });
  return useMemo(() => {
    const correctionMs = data?.correctionMs ?? 0;
    const presses = unsent.flatMap((item) => pressOf(item, correctionMs) ?? []);
    return data || presses.length > 0 ? viewOf(data?.log ?? null, { presses, correctionMs }) : undefined;
  }, [data, unsent]);
}

type Ahead = Pick<ClockView, 'correctionMs'> & { presses: Parameters<typeof begunLog>[0][] };

function viewOf(stored: Clock['log'], { presses, correctionMs }: Ahead): ClockView {
  const log = clockAhead(stored, presses, begunLog);
  return {
    state: clockState(log),
    log,
    pause: openBreak(log?.breaks_json),
    isWaiting: presses.length > 0,
    correctionMs,
  };
}
