import { Refusal } from '../http/errors.ts';
import { sentence } from '../http/sentence.ts';
import { QuickbooksFault } from './quickbooks-fault.ts';

/**
 * Does what a person asked of QuickBooks.
 * @throws Refusal in words for what it refused or could not do
 */
export async function inWords<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof QuickbooksFault ? refusalOf(error) : error;
  }
}

function refusalOf({ kind, message }: QuickbooksFault): Refusal {
  if (kind === 'refused') return new Refusal(sentence`QuickBooks refused this: ${message}`);
  if (kind === 'sign-in') return new Refusal('QuickBooks lets nobody in from here. Connect it again.');
  if (kind === 'busy') return new Refusal('QuickBooks is asked too often right now. Try again in a minute.');
  return new Refusal('QuickBooks cannot be reached right now. Try again in a minute.');
}
