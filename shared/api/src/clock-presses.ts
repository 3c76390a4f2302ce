import { queryClient } from '@fieldspan/api/query-client';
import { checkIn } from '@fieldspan/domain/check-in';
import type { Press } from '@fieldspan/domain/clock-ahead';
import { knownPosition } from '@fieldspan/domain/distance';
import * as v from 'valibot';
import type { OutboxItem } from './outbox/outbox-item.ts';
import { PLACE_KEYS } from './queries/clock.ts';
import type { RunningTimeLog, WorkPlace } from './queries/clock.ts';

const emptyOrNumber = v.pipe(
  v.union([v.number(), v.literal('')]),
  v.transform((value) => (value === '' ? null : value)),
);
const PayloadSchema = v.object({
  job_id: emptyOrNumber,
  service_id: emptyOrNumber,
  currentLat: emptyOrNumber,
  currentLong: emptyOrNumber,
  intent: v.picklist(['in', 'out', 'arrive']),
});
export type PressPayload = v.InferOutput<typeof PayloadSchema>;

/** A press of the clock that waits in the outbox. */
export type WaitingPress = Press & { payload: PressPayload };

/** What was pressed, refused or not; null for other work. */
export function pressPayloadOf({ call, payload }: OutboxItem): PressPayload | null {
  const parsed = v.safeParse(PayloadSchema, payload);
  return call === 'TimeLog/punch-clock' && parsed.success ? parsed.output : null;
}

/**
 * The press that an item of the outbox stands for; null for other work and for what was refused, which turns
 * nothing over.
 * @param correctionMs what the device's clock is off
 */
export function pressOf(item: OutboxItem, correctionMs: number): WaitingPress | null {
  const payload = item.state === 'failed' ? null : pressPayloadOf(item);
  const at = new Date(item.createdAt + correctionMs).toISOString();
  return payload && { at, intent: payload.intent, payload };
}

/** The log that a press begins, as the server will decide it. */
export function begunLog({ at, payload }: WaitingPress): RunningTimeLog {
  const place = pressedPlace(payload);
  const isOffsite = place !== undefined && isOutside(place, payload);
  return {
    id: 0,
    slug: '',
    tenant_id: 0,
    created_at: at,
    updated_at: at,
    version: 1,
    user_id: null,
    job_id: payload.job_id,
    service_id: payload.service_id,
    time_in: at,
    time_on_site: isOffsite ? null : at,
    clocked_in_offsite: isOffsite ? 1 : 0,
    Job: place?.type === 'project' ? place : null,
    Service: place?.type === 'service' ? place : null,
  };
}

function isOutside(place: WorkPlace, { currentLat: lat, currentLong: long }: PressPayload): boolean {
  const { kind } = checkIn(place, knownPosition({ lat, long }));
  return kind === 'outside' || kind === 'unknown';
}

/** A press carries ids only; what the job is called was read before it could be pressed. */
function pressedPlace({ job_id, service_id }: PressPayload): WorkPlace | undefined {
  const single = Object.values(PLACE_KEYS).flatMap((queryKey) =>
    queryClient.getQueriesData<WorkPlace>({ queryKey }).map(([, place]) => place),
  );
  const listed = queryClient.getQueriesData<WorkPlace[]>({ queryKey: ['work-places'] }).flatMap(([, places]) => places);
  return [...single, ...listed].find((place) =>
    place?.type === 'project' ? place.id === job_id : place?.id === service_id,
  );
}
