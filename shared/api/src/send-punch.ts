import { sendLater } from '@fieldspan/api/outbox/outbox';
import type { Press } from '@fieldspan/domain/clock-ahead';
import type { DevicePosition } from './device-position.ts';
import type { OutboxItem } from './outbox/outbox-item.ts';
import type { RunningJob } from './running-job.ts';

/** What somebody presses: which way, on which job, and where they stand, as far as it is known. */
export type Punch = {
  intent: Press['intent'];
  /** The job to begin on; the running one when clocking out; null for no job. */
  job: Pick<RunningJob, 'type' | 'id'> | null;
  here: DevicePosition | null;
  /** For the list of what waits to be sent. */
  label: string;
};

/** One person's presses go in their order. */
const LANE = 'clock';

const DEGREES = 1_000_000;
/** A tenth of a metre; beyond it positions are noise, and tiny numbers would travel as `1e-7`. */
const degrees = (value: number): number => Math.round(value * DEGREES) / DEGREES;

/**
 * Keeps a press of the clock on the device and sends it as soon as it can be, with how long it waited, so that the
 * server knows when it was made. Resolves when it is safe.
 */
export function sendPunch({ intent, job, here, label }: Punch): Promise<OutboxItem> {
  return sendLater({
    lane: LANE,
    call: 'TimeLog/punch-clock',
    payload: {
      job_id: job?.type === 'project' ? job.id : '',
      service_id: job?.type === 'service' ? job.id : '',
      currentLat: here ? degrees(here.lat) : '',
      currentLong: here ? degrees(here.long) : '',
      position_accuracy: here ? Math.round(here.accuracyM * 10) / 10 : '',
      intent,
    },
    label,
    waitedField: 'waited_ms',
  });
}
