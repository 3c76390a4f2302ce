import type { SignedInRoute } from '../../http/route.ts';

export const pushKey: SignedInRoute = {
  verb: 'GET',
  path: 'Notification/push-key',
  summary: 'The public key that a browser registers for push messages with',
  session: 'required',
  handle: async ({ services }) => ({ public_key: services.push.publicKey }),
};
