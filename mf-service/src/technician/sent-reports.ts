import { onSent } from '@fieldspan/api/outbox/outbox';
import type { OutboxItem } from '@fieldspan/api/outbox/outbox-item';
import { visitsOfServiceQuery } from '@fieldspan/api/queries/visits';
import type { ServiceVisit } from '@fieldspan/api/queries/visits';
import { queryClient, rememberAnswer } from '@fieldspan/api/query-client';
import { serviceOfLane } from './send-report.ts';
import { stateWith, stepOf } from './waiting-reports.ts';

/**
 * Writes what was accepted into what this device knows of the visit. The network may go between "the server has it" and
 * "the page has read it again", and the page would show the step before, and offer what is done already.
 */
export function followSentReports(): void {
  onSent('VisitEvent/save', (item) => note(item, (visit) => withStep(visit, item)));
  onSent('VisitTask/save', (item) => note(item, (visit) => withTick(visit, item)));
  onSent('VisitPart/save', (item, { record_id }) => note(item, (visit) => withPart(visit, item, record_id)));
}

function withStep(visit: ServiceVisit, { payload }: OutboxItem): ServiceVisit {
  const step = stepOf(payload['kind']);
  return step ? { ...visit, state: stateWith(visit.state, [step]) } : visit;
}

function withTick(visit: ServiceVisit, { payload }: OutboxItem): ServiceVisit {
  const { id, done_at: at } = payload;
  const doneAt = typeof at === 'string' ? at : null;
  return { ...visit, VisitTask: visit.VisitTask.map((task) => (task.id === id ? { ...task, done_at: doneAt } : task)) };
}

function withPart(visit: ServiceVisit, { payload, clientKey }: OutboxItem, id: number): ServiceVisit {
  const { description, quantity } = payload;
  const isKnown = visit.VisitPart.some((part) => part.id === id);
  if (isKnown || typeof description !== 'string' || typeof quantity !== 'number') return visit;
  const part = { id, slug: String(id), client_key: clientKey, description, quantity };
  return { ...visit, VisitPart: [...visit.VisitPart, part] };
}

/** Changes the visit that an accepted report is about, on the page and for when there is no network. */
function note(item: OutboxItem, changed: (visit: ServiceVisit) => ServiceVisit): void {
  const { queryKey } = visitsOfServiceQuery(serviceOfLane(item.lane));
  const known = queryClient.getQueryData<ServiceVisit[]>(queryKey);
  if (!known) return;
  const visits = known.map((visit) => (visit.id === item.payload['visit_id'] ? changed(visit) : visit));
  queryClient.setQueryData(queryKey, visits);
  // A device that is full or keeps nothing shows it as long as the page is open.
  void rememberAnswer(queryKey, visits).catch(() => undefined);
}
