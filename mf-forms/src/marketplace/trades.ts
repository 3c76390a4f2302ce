import { type Message, msg } from '@fieldspan/domain/message';
import { translated } from '@fieldspan/ui/i18n';

const TRADES: Readonly<Record<string, Message>> = {
  general: msg('General'),
  hvac: msg('HVAC'),
  plumbing: msg('Plumbing'),
  electrical: msg('Electrical'),
  civil: msg('Civil'),
  roofing: msg('Roofing'),
};

/** A trade that a later server knows has no name here yet. */
export function tradeLabel(trade: string): string {
  const known = Object.hasOwn(TRADES, trade) ? TRADES[trade] : undefined;
  return known === undefined ? trade : translated(known);
}
