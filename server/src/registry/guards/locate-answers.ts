import { LOCATE_ANSWERS, knownAnswer, locateResponses, overridden, responseOf } from '@fieldspan/domain/locate-state';
import type { LocateResponse } from '@fieldspan/domain/locate-state';
import { personName } from '@fieldspan/domain/person-name';
import { Refusal } from '../../http/errors.ts';
import { sentence } from '../../http/sentence.ts';
import type { Write, Written } from '../entry.ts';
import { newSlug } from '../slug.ts';

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Answers of utilities: each is one of the known words, a changed one says why, and who wrote it down is noted. */
export async function checkAnswers(write: Write): Promise<void> {
  const { before, values } = write;
  if (!('responses_json' in values)) return;
  const earlier = locateResponses(textOf(before?.['responses_json']));
  const now = locateResponses(textOf(values['responses_json']));
  now.forEach((response) => refuseWrong(response, earlier));
  const stamp = { by: await writerName(write), at: new Date().toISOString() };
  const stamped = now.map((response) => {
    const known = earlier.find(({ utility }) => utility === response.utility);
    return known?.answer === response.answer && known.note === response.note ? known : Object.assign(response, stamp);
  });
  values['responses_json'] = JSON.stringify(stamped);
}

function refuseWrong(response: LocateResponse, earlier: readonly LocateResponse[]): void {
  const { utility, answer, note = '' } = response;
  if (utility.trim() === '') throw new Refusal('Say which utility has answered.');
  if (!knownAnswer(answer)) throw new Refusal(sentence`${utility} answers one of: ${LOCATE_ANSWERS.join(', ')}.`);
  const changed = overridden(earlier, response);
  if (changed && changed.answer !== 'Not yet' && note.trim() === '')
    throw new Refusal(sentence`${utility} has answered “${changed.answer}” before. Say why that changes.`);
}

/** Answers that came with the ticket itself are kept like those that are written down one by one. */
export async function noteAnswers({ tx, session, id, before, values }: Written): Promise<void> {
  if (!('responses_json' in values)) return;
  const earlier = locateResponses(textOf(before?.['responses_json']));
  const given = locateResponses(textOf(values['responses_json'])).flatMap((response) => {
    const known = responseOf(earlier, response);
    return known?.answer === response.answer && known.note === response.note ? [] : [{ response, known }];
  });
  for (const { response, known } of given) {
    const { utility, note = null, at = null } = response;
    const answer = knownAnswer(response.answer);
    if (!answer) continue;
    await tx
      .insertInto('locate_answer')
      .values({
        tenant_id: session.tenantId,
        slug: newSlug(utility),
        locate_id: id,
        utility,
        answer,
        note,
        seen: knownAnswer(known?.answer) ?? null,
        at,
        created_by: session.userId,
      })
      .execute();
  }
}

/** The name of who is signed in. */
export async function writerName({ tx, session }: Pick<Write, 'tx' | 'session'>): Promise<string> {
  const person = await tx
    .selectFrom('user')
    .where('id', '=', session.userId)
    .select(['first_name', 'last_name'])
    .executeTakeFirstOrThrow();
  return personName(person);
}
