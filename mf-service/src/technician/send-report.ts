import { sendLater } from '@fieldspan/api/outbox/outbox';
import type { Save } from '@fieldspan/contract/save';
import { msg } from '@fieldspan/domain/message';
import type { Message } from '@fieldspan/domain/message';
import type { VisitStep } from '@fieldspan/domain/visits/visit-state';
import { t, translated } from '@fieldspan/ui/i18n';

export const STEP_WORDS: Readonly<Record<VisitStep, Message>> = {
  travel: msg('On my way'),
  arrive: msg('Arrived'),
  pause: msg('Pause'),
  resume: msg('Go on'),
  done: msg('Done'),
  no_access: msg('No access'),
  return_visit: msg('Return visit'),
};

/** A visit of a call, as what is sent of it names it. */
export type OfCall = { visitId: number; serviceId: number; slug: string; name: string };

const LANE = 'service:';
const laneOf = ({ serviceId }: OfCall): string => `${LANE}${serviceId}`;

/** The id of the call whose reports go in a lane. */
export const serviceOfLane = (lane: string): number => Number(lane.slice(LANE.length));

const editAt = ({ slug }: OfCall): string => `/service/${slug}/visit`;

type Facts = Omit<Save<'VisitEvent'>, 'visit_id' | 'kind' | 'id' | 'client_key'>;

/** Everything of a call goes in the order in which it was done, once, also without a network. */
export async function sendStep(of: OfCall, kind: VisitStep, facts: Facts = {}): Promise<void> {
  await sendLater({
    lane: laneOf(of),
    laneLabel: of.name,
    call: 'VisitEvent/save',
    payload: { visit_id: of.visitId, kind, ...facts },
    label: translated(STEP_WORDS[kind]),
    waitedField: 'waited_ms',
    editAt: editAt(of),
  });
}

export async function sendPart(of: OfCall, part: { description: string; quantity: number }): Promise<void> {
  await sendLater({
    lane: laneOf(of),
    laneLabel: of.name,
    call: 'VisitPart/save',
    payload: { visit_id: of.visitId, ...part },
    label: `${part.description} × ${part.quantity}`,
    editAt: editAt(of),
  });
}

/** Ticks a step, or takes the tick back; what is pressed last counts. */
export async function sendTick(of: OfCall, step: { id: number; title: string }, isDone: boolean): Promise<void> {
  await sendLater({
    lane: laneOf(of),
    laneLabel: of.name,
    call: 'VisitTask/save',
    payload: { id: step.id, visit_id: of.visitId, done_at: isDone ? new Date().toISOString() : null },
    label: step.title,
    editAt: editAt(of),
  });
}

export async function sendPhoto(of: OfCall, file: File, moment: 'before' | 'after'): Promise<void> {
  await sendLater({
    lane: `photos:${of.serviceId}`,
    laneLabel: of.name,
    call: 'ServiceFile/save',
    // The outbox fills in the id of the upload.
    payload: { service_id: of.serviceId, visit_id: of.visitId, moment, file_id: 0 },
    label: moment === 'before' ? t('Photo before') : t('Photo after'),
    blob: { file, field: 'file_id' },
  });
}
