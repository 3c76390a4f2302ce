import { outboxAtom } from '@fieldspan/api/outbox/outbox';
import type { OutboxItem } from '@fieldspan/api/outbox/outbox-item';
import type { ServiceVisit } from '@fieldspan/api/queries/visits';
import { VISIT_STEPS, stateAfter } from '@fieldspan/domain/visits/visit-state';
import type { VisitState, VisitStep } from '@fieldspan/domain/visits/visit-state';
import { useAtomValue } from 'jotai';
import type { PhotoMoment } from '../photo-pair.tsx';

/** What this device has of a visit that the server may not have yet. */
export type Waiting = {
  steps: VisitStep[];
  parts: { key: string; text: string }[];
  photos: { key: string; moment: PhotoMoment }[];
  /** By the id of the step: whether it was ticked, or the tick taken back. */
  ticks: ReadonlyMap<number, boolean>;
};

/** Undefined for a step that this release does not know. */
export const stepOf = (kind: unknown): VisitStep | undefined => VISIT_STEPS.find((step) => step === kind);

export function waitingOf(items: readonly OutboxItem[], visitId: number): Waiting {
  const own = items.filter(({ payload, state }) => payload['visit_id'] === visitId && state !== 'failed');
  const of = (call: string) => own.filter((item) => item.call === call);
  return {
    steps: of('VisitEvent/save').flatMap(({ payload }) => stepOf(payload['kind']) ?? []),
    parts: of('VisitPart/save').map(({ clientKey, label }) => ({ key: clientKey, text: label })),
    photos: of('ServiceFile/save').map(({ clientKey, payload }) => ({
      key: clientKey,
      moment: payload['moment'] === 'after' ? 'after' : 'before',
    })),
    ticks: new Map(
      of('VisitTask/save').map(({ payload }) => [Number(payload['id']), typeof payload['done_at'] === 'string']),
    ),
  };
}

export const isAnyWaiting = ({ steps, parts, photos, ticks }: Waiting): boolean =>
  steps.length + parts.length + photos.length + ticks.size > 0;

/** The state of a visit as the person on it knows it, with what is not sent yet. */
export const stateWith = (state: VisitState, steps: readonly VisitStep[]): VisitState =>
  steps.reduce((now, step) => stateAfter(now, step) ?? now, state);

export function useWaiting({ id }: Pick<ServiceVisit, 'id'>): Waiting {
  return waitingOf(useAtomValue(outboxAtom), id);
}
