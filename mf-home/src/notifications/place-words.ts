import { msg, type Message } from '@fieldspan/domain/message';
import type { PlaceWay } from '@fieldspan/domain/notice-kinds';

export const PLACE_WORDS: Readonly<Record<PlaceWay, Message>> = {
  usual: msg('As for everything else'),
  follow: msg('All alerts at once'),
  mute: msg('No alerts'),
};

export const PLACE_NOTES: Readonly<Record<PlaceWay, Message>> = {
  usual: msg('What you chose in alert settings.'),
  follow: msg('Also those that you have once a day, or switched off.'),
  mute: msg('The list of alerts has them. News of an incident comes all the same.'),
};
