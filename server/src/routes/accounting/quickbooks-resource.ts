import { sql } from 'kysely';
import * as v from 'valibot';
import { Refusal } from '../../http/errors.ts';
import { shortText } from '../../http/fields.ts';
import type { SignedInRoute } from '../../http/route.ts';

const ResourceSchema = v.object({ resource: shortText(60), where: v.optional(shortText(500), '') });

/** Lists of QuickBooks Online, such as its accounts of credit cards. No server reaches it yet, so it says what there is instead. */
export const quickbooksResource: SignedInRoute = {
  verb: 'GET',
  path: 'QuickbooksConnection/get-resource',
  summary: 'A list of QuickBooks Online (resource, where); refused in words while the company is not connected',
  session: 'required',
  takes: ResourceSchema,
  async handle({ read, session, transact }) {
    await read(ResourceSchema);
    if (session.viewer.role !== 'Admin') throw new Refusal('Only an administrator sees the integrations.');
    const { rows } = await transact((tx) =>
      sql`select from quickbooks_connection where tenant_id = ${session.tenantId} and is_active = 1`.execute(tx),
    );
    throw new Refusal(
      rows.length === 0
        ? 'QuickBooks is not connected. Export to the books as CSV or IIF instead.'
        : 'This server is not set up to reach QuickBooks. Export to the books as CSV or IIF instead.',
    );
  },
};
