import { AREA_CORNERS, areaCorners } from '@fieldspan/domain/locate-area';
import { locateResponses, namedUtilities, responseOf } from '@fieldspan/domain/locate-state';
import { listInText } from '@fieldspan/domain/json-text';
import { sql } from 'kysely';
import { Refusal } from '../../http/errors.ts';
import { sentence } from '../../http/sentence.ts';
import type { Values, Write } from '../entry.ts';

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** What a renewal takes over from the ticket before it, where it does not say it itself. */
const TAKEN_OVER = ['job_id', 'service_id', 'address', 'lat', 'long', 'area_json', 'responsible_id'] as const;

/** Completes a renewal from the ticket that it goes on with. Its utilities are asked again: no answer is taken over. */
export async function renewTicket({ tx, session, before, values }: Write): Promise<void> {
  if (!('renewed_from_id' in values)) return;
  if (before !== null) throw new Refusal('A renewal stays with the ticket that it renews.');
  const { renewed_from_id: from } = values;
  if (typeof from !== 'number') return;
  const old = await tx
    .selectFrom('locate')
    .where('tenant_id', '=', session.tenantId)
    .where('id', '=', from)
    .select([...TAKEN_OVER, 'utilities', 'responses_json', 'ticket_num'])
    .forUpdate()
    .executeTakeFirst();
  if (!old) throw new Refusal('Locate not found.');
  const renewal = await tx
    .selectFrom('locate')
    .where('tenant_id', '=', session.tenantId)
    .where('renewed_from_id', '=', from)
    // The same press again; the key finds what it made.
    .where(sql<boolean>`client_key is distinct from ${values['client_key'] ?? null}`)
    .select('ticket_num')
    .executeTakeFirst();
  if (renewal)
    throw new Refusal(sentence`Ticket ${old.ticket_num} has been renewed already, as ${renewal.ticket_num}.`);
  const asked = locateResponses(textOf(old.responses_json)).map(({ utility }) => utility);
  const utilities = namedUtilities([...asked, old.utilities ?? ''].join(', ')).join(', ');
  Object.assign(values, { ...old, utilities, ...values, responses_json: null });
  if (!('ticket_num' in values) || values['ticket_num'] === old.ticket_num)
    throw new Refusal('A renewal has a ticket number of its own.');
}

/** A pin has both of its degrees, and an area at least three corners. */
export function checkPlace({ before, values }: Pick<Write, 'before' | 'values'>): void {
  const { lat = null, long = null }: Values = { ...before, ...values };
  if ((lat === null) !== (long === null)) throw new Refusal('A pin has a latitude and a longitude.');
  const area = textOf(values['area_json']);
  if (listInText(area).length > 0 && areaCorners(area).length === 0)
    throw new Refusal(
      sentence`An area has ${AREA_CORNERS.min} to ${AREA_CORNERS.max} corners, each with a latitude and a longitude.`,
    );
}

/** Every utility that was asked stands on the ticket from the beginning, so that no missing answer is overlooked. */
export function listUtilities({ before, values }: Pick<Write, 'before' | 'values'>): void {
  const named = namedUtilities(textOf(values['utilities']));
  if (named.length === 0) return;
  const responses = locateResponses(textOf(values['responses_json'] ?? before?.['responses_json']));
  const missing = named.filter((utility) => !responseOf(responses, { utility }));
  if (missing.length === 0) return;
  const added = missing.map((utility) => ({ utility, answer: 'Not yet' }));
  values['responses_json'] = JSON.stringify([...responses, ...added]);
}
