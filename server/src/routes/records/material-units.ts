import type { SignedInRoute } from '../../http/route.ts';

/** Units that every company has; a company's own units are added. */
const UNITS = ['ea', 'hr', 'day', 'm', 'ft', 'm²', 'ft²', 'm³', 'yd³', 'L', 'gal', 'kg', 'lb', 't', 'box', 'roll'];

export const materialUnits: SignedInRoute = {
  verb: 'GET',
  path: 'Material/units',
  summary: 'Units that materials are counted in: the usual ones, then those the company has used',
  session: 'required',
  handle: ({ session, transact }) =>
    transact(async (tx) => {
      const used = await tx
        .selectFrom('material')
        .where('tenant_id', '=', session.tenantId)
        .where('unit', 'is not', null)
        .select('unit')
        .distinct()
        .orderBy('unit')
        .limit(200)
        .execute();
      return [...new Set([...UNITS, ...used.map(({ unit }) => unit ?? '')])].filter((unit) => unit !== '');
    }),
};
