import { type Message, msg } from './message.ts';

/** The trades that companies sign up with; the starter forms are sorted by them too (decision 0086). */
export const TRADES = ['general', 'hvac', 'plumbing', 'electrical', 'civil', 'roofing'] as const;
export type Trade = (typeof TRADES)[number];

export const TRADE_NAMES: Readonly<Record<Trade, Message>> = {
  general: msg('General contracting'),
  hvac: msg('Heating, cooling and ventilation'),
  plumbing: msg('Plumbing'),
  electrical: msg('Electrical'),
  civil: msg('Civil and earthworks'),
  roofing: msg('Roofing'),
};

/** Whose favourite a material is, in Material.favourite_of: keys with commas between them. */
export const tradesIn = (text: string | null): Trade[] => {
  const named = new Set((text ?? '').split(','));
  return TRADES.filter((trade) => named.has(trade));
};

/** The same text again; null where it is nobody's favourite. */
export const tradesText = (trades: readonly Trade[]): string | null =>
  TRADES.filter((trade) => trades.includes(trade)).join(',') || null;
