import { alertError, showAlert } from '@fieldspan/api/alerts';
import { devicePosition, isLocationError } from '@fieldspan/api/device-position';
import { workPlaceQuery } from '@fieldspan/api/queries/clock';
import type { RunningTimeLog } from '@fieldspan/api/queries/clock';
import { queryClient } from '@fieldspan/api/query-client';
import { look } from '@fieldspan/api/reach';
import { punchedJob, runningJob } from '@fieldspan/api/running-job';
import { sendPunch } from '@fieldspan/api/send-punch';
import type { Punch } from '@fieldspan/api/send-punch';
import type { ClockView } from '@fieldspan/api/use-clock';
import { checkIn } from '@fieldspan/domain/check-in';
import { jobOfPath, punchClockPath } from '@fieldspan/domain/clock-places';
import type { JobRef } from '@fieldspan/domain/clock-places';
import { useLocation } from '@fieldspan/federation/router';
import { t } from '@fieldspan/ui/i18n';
import { useState } from 'react';
import { useHost } from './host.ts';
import { locationWords } from './location-words.ts';

type Press = {
  clock: ClockView;
  pathname: string;
  goTo: (path: string) => void;
};

/** The press of a clock button on the current page. It is busy while the device determines its position. */
export function usePressClock(clock: ClockView): { isBusy: boolean; press: () => Promise<void> } {
  const { navigation } = useHost();
  const { pathname } = useLocation();
  const [isBusy, setIsBusy] = useState(false);
  async function press(): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    await pressClock({ clock, pathname, goTo: navigation.push });
    setIsBusy(false);
  }
  return { isBusy, press };
}

/**
 * What pressing the clock button does: clocks out when the clock is running, otherwise clocks in on the page's job.
 * Somebody who is offsite, too far from the job or not on a job's page decides on the punch-clock page. Never throws.
 */
async function pressClock({ clock, pathname, goTo }: Press): Promise<void> {
  const { state, log } = clock;
  if (state === 'onsite') return clockOut(log);
  const job = state === 'offsite' ? runningJob(log) : jobOfPath(pathname);
  if (state === 'offsite' || !job) return goTo(punchClockPath(job));
  return clockIn(job, goTo);
}

/** The position is sent if it is known at once: nobody is kept on the clock because of it. */
async function clockOut(log: RunningTimeLog | null): Promise<void> {
  const here = await devicePosition(1).catch(() => null);
  await send({ intent: 'out', job: punchedJob(log), here, label: t('Clock Out') });
}

async function clockIn(ref: JobRef, goTo: (path: string) => void): Promise<void> {
  try {
    const [place, here] = await Promise.all([queryClient.fetchQuery(workPlaceQuery(ref)), devicePosition()]);
    if (checkIn(place, here).kind === 'outside') return goTo(punchClockPath(ref));
    await send({ intent: 'in', job: place, here, label: t('Clock In · {{job}}', { job: place.job_num }) });
  } catch (error) {
    if (isLocationError(error)) showAlert({ type: 'danger', message: locationWords(error.failure) });
    else alertError(error);
  }
}

async function send(punch: Punch): Promise<void> {
  await sendPunch(punch);
  void tellThatItWaits(punch);
}

/** The person may go on meanwhile. */
async function tellThatItWaits(punch: Punch): Promise<void> {
  if ((await look()) === 'answering') return;
  const message =
    punch.intent === 'out'
      ? t('Clocked out on this device. It is sent with this time when the connection is back.')
      : t('Clocked in on this device. It is sent with this time when the connection is back.');
  showAlert({ type: 'success', message });
}
