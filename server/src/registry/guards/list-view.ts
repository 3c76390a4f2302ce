import { mayTouchAll } from '@fieldspan/contract/access-rules';
import { isModelName } from '@fieldspan/contract/models';
import { BadRequest, Refusal } from '../../http/errors.ts';
import type { Write } from '../entry.ts';

const NAME_MAX = 80;
const ADDRESS_MAX = 4000;
const PLACE_MAX = 200;

/**
 * A view leads only to a page of this app. People share views of records that they may change all of; others keep theirs
 * for themselves.
 */
export function checkListView({ session, before, values }: Write): void {
  const { list, model, name, address, is_shared: isShared } = { ...before, ...values };
  if (typeof name === 'string') values['name'] = nameOf(name);
  if (!isPath(address, ADDRESS_MAX) || !isPath(list, PLACE_MAX))
    throw new BadRequest('ListView.address and list must be paths of this app.');
  if (typeof model !== 'string' || !isModelName(model))
    throw new BadRequest(`ListView.model must name a model, not ${JSON.stringify(model)}.`);
  if (isShared === 1 && before?.['is_shared'] !== 1 && !mayTouchAll(session.viewer, model, 'write'))
    throw new Refusal('Views are shared by people who may change all records of the list. Keep this one for yourself.');
}

function nameOf(name: string): string {
  const short = name.trim();
  if (short === '') throw new Refusal('The view needs a name.');
  if (short.length > NAME_MAX) throw new Refusal(`The name must not be longer than ${NAME_MAX} characters.`);
  return short;
}

const isPath = (value: unknown, longest: number): boolean =>
  typeof value === 'string' && value.length <= longest && /^\/(?![/\\])[^\s\\]*$/.test(value);
