import { mayWrite } from '@fieldspan/contract/access-rules';
import { instantText } from '@fieldspan/domain/day-text';
import { answerProblem } from '@fieldspan/domain/locate-answer';
import type { AnswerProblem } from '@fieldspan/domain/locate-answer';
import { locateResponses, responseOf, withResponse } from '@fieldspan/domain/locate-state';
import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import { sentence } from '../../http/sentence.ts';
import { postNotification } from '../../notify/post-notification.ts';
import type { Values, Write, Written } from '../entry.ts';
import { happenedAt } from './happened-at.ts';
import { writerName } from './locate-answers.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Puts an answer on its ticket. Two of one ticket wait for each other, so the later one sees what the first one said. */
export async function checkAnswer(write: Write): Promise<void> {
  const { tx, session, values } = write;
  const utility = textOf(values['utility']);
  if (utility === '') throw new Refusal('Say which utility has answered.');
  if (!('answer' in values)) throw new Refusal('Say what the utility has answered.');
  const ticket = await lockedTicket(write);
  const responses = locateResponses(ticket.responses_json);
  const [answer, note, seen] = [textOf(values['answer']), textOf(values['note']), textOf(values['seen'])];
  const given = { utility, answer, note, seen: seen === '' ? null : seen };
  const problem = answerProblem(responses, given, { manages: mayWrite('LocateAnswer')(session.viewer) });
  if (problem) throw new Refusal(wordsOf(problem, utility));
  const known = responseOf(responses, given);
  const named = known?.utility ?? utility;
  const at = happenedAt(values['waited_ms']);
  Object.assign(values, { utility: named, at });
  if (known?.answer === answer && note === '') return;
  const after = withResponse(responses, { utility: named, answer, note, by: await writerName(write), at });
  await sql`update locate set responses_json = ${JSON.stringify(after)}, updated_at = now()
    where tenant_id = ${session.tenantId} and id = ${ticket.id}`.execute(tx);
}

type Ticket = { id: number; ticket_num: string; responses_json: string | null };

async function lockedTicket({ tx, session, values, mayRead }: Write): Promise<Ticket> {
  const id = Number(values['locate_id']);
  const ticket = await tx
    .selectFrom('locate')
    .where('tenant_id', '=', session.tenantId)
    .where('id', '=', id)
    .select(['id', 'ticket_num', 'responses_json', 'archived'])
    .forUpdate()
    .executeTakeFirst();
  if (!ticket || !(await mayRead('Locate', id))) throw new Refusal('Locate not found.');
  if (ticket.archived === 1)
    throw new Refusal(sentence`Ticket ${ticket.ticket_num} is archived. Look at the newer one.`);
  return ticket;
}

function wordsOf(problem: AnswerProblem, utility: string) {
  if (problem.kind === 'not-asked')
    return sentence`${utility} is not among the utilities of this ticket. Ask whoever manages locates to add it.`;
  const { answer, by = '', at = null } = problem.now;
  if (problem.kind === 'stale')
    return sentence`${utility} stands as “${answer}” meanwhile (${[by, instantText(at)].filter(Boolean).join(', ')}). Look at it, and answer again if that is still right.`;
  if (problem.kind === 'answered')
    return sentence`${utility} has answered “${answer}” before. Only who manages locates changes that; note what you found as an answer of its own.`;
  return sentence`${utility} has answered “${answer}” before. Say why that changes.`;
}

/** Whoever is responsible for the ticket is told at once that something is in the way. */
export async function tellConflict({ tx, session, services, values, afterCommit }: Written): Promise<void> {
  if (values['answer'] !== 'Conflict') return;
  const { responsible_id: userId, ticket_num: number } = await ticketOf(tx, session.tenantId, values);
  if (userId === null || userId === session.userId) return;
  const message = sentence`Conflict on locate ${number}: ${textOf(values['utility'])}`;
  await postNotification(tx, {
    kind: 'locates',
    tenantId: session.tenantId,
    userId,
    message,
    link: `/locates/${encodeURIComponent(number)}`,
    about: { of: 'locate', id: Number(values['locate_id']) },
  });
  afterCommit(async () => services.push.wake());
}

const ticketOf = (tx: Tx, tenantId: number, { locate_id: id }: Values) =>
  tx
    .selectFrom('locate')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', Number(id))
    .select(['ticket_num', 'responsible_id'])
    .executeTakeFirstOrThrow();

/** A photo stays on its ticket, and stays the photo that it is. */
export function staysWithTicket({ before, values }: Pick<Write, 'before' | 'values'>): void {
  if (before !== null && ('locate_id' in values || 'file_id' in values))
    throw new Refusal('A photo stays on its ticket. Add another one there.');
}
