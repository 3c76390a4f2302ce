import { TRADES, tradesIn, tradesText } from '@fieldspan/domain/trades';
import { Refusal } from '../../http/errors.ts';
import type { Write } from '../entry.ts';

/** Trades in their order, each once; what is no trade is refused by name. */
export function keepFavourite({ values }: Write): void {
  const text = values['favourite_of'];
  if (typeof text !== 'string') return;
  const unknown = text.split(',').find((name) => name !== '' && !TRADES.some((trade) => trade === name.trim()));
  if (unknown !== undefined) throw new Refusal(`There is no trade ${unknown.trim()}. There are: ${TRADES.join(', ')}.`);
  values['favourite_of'] = tradesText(tradesIn(text.replaceAll(' ', '')));
}
