import { mayRead } from '@fieldspan/contract/access-rules';
import { Refusal } from '../../http/errors.ts';
import type { SignedInRoute } from '../../http/route.ts';

/** Whether customers of the company can pay by card, and where. */
export const ownProvider: SignedInRoute = {
  verb: 'GET',
  path: 'Payment/provider',
  summary: 'Who takes payments by card for the company: stripe, local (takes no money), or null',
  session: 'required',
  async handle({ services: { payments }, session }) {
    if (!mayRead('CompanySetting')(session.viewer))
      throw new Refusal('You do not have permission to see the settings of the company.');
    return { provider: payments?.isFor(session.tenantId) === true ? payments.provider : null };
  },
};
