import { sentence } from '../../http/sentence.ts';
import { mayWrite } from '@fieldspan/contract/access-rules';
import { CHANGED_ON_CALL } from '@fieldspan/domain/on-service-call';
import { Refusal } from '../../http/errors.ts';
import type { Write } from '../entry.ts';
import { fieldTitle } from '../model-words.ts';

/** People on a service call may change its status; planning it needs write permission on Services. */
export async function checkServiceChange(write: Write): Promise<void> {
  const { session, before, values } = write;
  if (!mayWrite('Service')(session.viewer)) {
    if (before === null) throw new Refusal('You do not have permission to add service calls.');
    const planned = Object.keys(values).filter((field) => !CHANGED_ON_CALL.includes(field));
    if (planned.length > 0)
      throw new Refusal(
        sentence`On a call you change its status and when it was completed. Not yours to change: ${planned.map(fieldTitle).join(', ')}.`,
      );
  }
  await requireCustomer(write);
}

/** A service call shows its customer to the people on it, so the planner must be able to read the customer. */
async function requireCustomer({ values, mayRead }: Write): Promise<void> {
  const { customer_id: customer } = values;
  if (typeof customer === 'number' && !(await mayRead('Contact', customer))) throw new Refusal('Contact not found.');
}
