import { queryClient } from '@fieldspan/api/query-client';
import { checkIn } from '@fieldspan/domain/check-in';
import { CLOCK_INTENTS } from '@fieldspan/domain/clock-ahead';
import type { Press } from '@fieldspan/domain/clock-ahead';
import { knownPosition } from '@fieldspan/domain/distance';
import * as v from 'valibot';
import type { Some } from '@fieldspan/api/call';
import type { OutboxItem } from './outbox/outbox-item.ts';
import { PLACE_KEYS, WORK_PLACES_KEY } from './queries/clock.ts';
import { COST_CODES_KEY } from './queries/cost-codes.ts';
import type { CostCodeChoice } from './queries/cost-codes.ts';
import type { RunningTimeLog, WorkPlace } from './queries/clock.ts';

const emptyOrNumber = v.pipe(
  v.union([v.number(), v.literal('')]),
  v.transform((value) => (value === '' ? null : value)),
);
const PayloadSchema = v.object({
  job_id: emptyOrNumber,
  service_id: emptyOrNumber,
  cost_code_id: v.optional(emptyOrNumber, ''),
  currentLat: emptyOrNumber,
  currentLong: emptyOrNumber,
  intent: v.picklist(CLOCK_INTENTS),
});
export type PressPayload = v.InferOutput<typeof PayloadSchema>;

/** A press of the clock in the outbox that has not been sent yet. */
export type WaitingPress = Press & { payload: PressPayload };

/** The payload of a press, also of a refused one; null for other items. */
export function pressPayloadOf({ call, payload }: OutboxItem): PressPayload | null {
  const parsed = v.safeParse(PayloadSchema, payload);
  return call === 'TimeLog/punch-clock' && parsed.success ? parsed.output : null;
}

/**
 * The unsent press of an outbox item; null for other items and for refused presses, which change nothing.
 * @param correctionMs the offset of the device's clock
 */
export function pressOf(item: OutboxItem, correctionMs: number): WaitingPress | null {
  const payload = item.state === 'failed' ? null : pressPayloadOf(item);
  const at = new Date(item.createdAt + correctionMs).toISOString();
  return payload && { at, intent: payload.intent, payload };
}

/** An optimistic version of the log that the server will create for a press. */
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
    cost_code_id: payload.cost_code_id,
    time_in: at,
    time_on_site: isOffsite ? null : at,
    clocked_in_offsite: isOffsite ? 1 : 0,
    breaks_json: null,
    Job: place?.type === 'project' ? place : null,
    Service: place?.type === 'service' ? place : null,
    CostCode: pressedCode(payload),
  };
}

function isOutside(place: WorkPlace, { currentLat: lat, currentLong: long }: PressPayload): boolean {
  const { kind } = checkIn(place, knownPosition({ lat, long }));
  return kind === 'outside' || kind === 'unknown';
}

/** Its name is in the cache, because it was chosen from there. */
const pressedCode = ({ cost_code_id: id }: PressPayload): CostCodeChoice | null =>
  queryClient
    .getQueriesData<CostCodeChoice[]>({ queryKey: COST_CODES_KEY })
    .flatMap(([, codes]) => codes ?? [])
    .find((code) => code.id === id) ?? null;

/**
 * A press contains only ids; the job's name is taken from the cache, because it was loaded before the person could
 * press.
 */
function pressedPlace({ job_id, service_id }: PressPayload): WorkPlace | undefined {
  const single = Object.values(PLACE_KEYS).flatMap((queryKey) =>
    queryClient.getQueriesData<WorkPlace>({ queryKey }).map(([, place]) => place),
  );
  const listed = queryClient
    .getQueriesData<Some<WorkPlace>>({ queryKey: WORK_PLACES_KEY })
    .flatMap(([, places]) => places?.rows ?? []);
  return [...single, ...listed].find((place) =>
    place?.type === 'project' ? place.id === job_id : place?.id === service_id,
  );
}
