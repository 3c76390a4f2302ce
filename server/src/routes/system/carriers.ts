import type { OpenRoute } from '../../http/route.ts';

/** Lets the client hide mail and SMS if no carrier is configured. */
export const carriers: OpenRoute = {
  verb: 'GET',
  path: 'Notification/carriers',
  summary: 'Which ways out of here there are: mail and SMS',
  session: 'none',
  handle: ({ services }) =>
    Promise.resolve({ mail: services.config.smtpUrl !== null, sms: services.notifier.sms !== null }),
};
