import { sendLater } from '@fieldspan/api/outbox/outbox';
import type { Press } from '@fieldspan/domain/clock-ahead';
import type { DevicePosition } from './device-position.ts';
import type { OutboxItem } from './outbox/outbox-item.ts';
import type { RunningJob } from './running-job.ts';

/** A press of the clock: its intent, the job, and the position if it is known. */
export type Punch = {
  intent: Press['intent'];
  /** The job to clock in on, or the running one when clocking out; null for no job. */
  job: Pick<RunningJob, 'type' | 'id'> | null;
  /** The cost code that the time goes on; undefined where nobody was asked. */
  costCode?: number | null | undefined;
  here: DevicePosition | null;
  /** Description in the list of unsent work. */
  label: string;
};

/** One lane, so that a person's presses are sent in order. */
const LANE = 'clock';

const DEGREES = 1_000_000;
/** Rounded to about a tenth of a metre: more digits are noise, and tiny numbers would be sent as `1e-7`. */
const degrees = (value: number): number => Math.round(value * DEGREES) / DEGREES;

/** What the clock sends of the job and of where the person stands. */
export function whereOf(job: Punch['job'], here: DevicePosition | null) {
  return {
    job_id: job?.type === 'project' ? job.id : '',
    service_id: job?.type === 'service' ? job.id : '',
    currentLat: here ? degrees(here.lat) : '',
    currentLong: here ? degrees(here.long) : '',
    position_accuracy: here ? Math.round(here.accuracyM * 10) / 10 : '',
  } as const;
}

/**
 * Stores a press of the clock on the device and sends it as soon as possible, with its waiting time, so that the server
 * knows when the person pressed. Resolves when it is stored.
 */
export function sendPunch({ intent, job, costCode, here, label }: Punch): Promise<OutboxItem> {
  return sendLater({
    lane: LANE,
    call: 'TimeLog/punch-clock',
    payload: {
      ...whereOf(job, here),
      ...(costCode !== undefined && { cost_code_id: costCode ?? '' }),
      intent,
      device_at: new Date().toISOString(),
    },
    label,
    waitedField: 'waited_ms',
  });
}
