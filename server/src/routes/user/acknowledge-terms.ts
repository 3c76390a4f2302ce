import type { SignedInRoute } from '../../http/route.ts';

export const acknowledgeTerms: SignedInRoute = {
  verb: 'POST',
  path: 'User/acknowledge-tos',
  before: 'terms',
  summary: 'Agree to the terms of service as they are now',
  session: 'required',
  handle: ({ session, transact }) =>
    transact(async (tx) => {
      const terms = await tx
        .selectFrom('terms')
        .select('hash')
        .orderBy('published_at', 'desc')
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow();
      await tx.updateTable('user').set({ tos_hash: terms.hash }).where('id', '=', session.userId).execute();
      return { tos_hash: terms.hash };
    }),
};
