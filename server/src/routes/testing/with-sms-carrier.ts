import { checkedNotifier } from '../../notify/notifier.ts';
import { openSms } from '../../notify/open-sms.ts';
import { openSmsCarrier } from '../../notify/testing/sms-carrier.ts';
import type { World } from './world.ts';

/** Gives the world a local SMS carrier until it is stopped. */
export async function withSmsCarrier(world: World) {
  const { services } = world;
  const { notifier: before } = services;
  const { carrier, texted, stop } = await openSmsCarrier();
  services.notifier = checkedNotifier({ mail: before.mail, sms: openSms(carrier) });
  return {
    texted,
    stop: async (): Promise<void> => {
      services.notifier = before;
      await stop();
    },
  };
}
