import { startLanguage } from './language/start-language.ts';
import { bringTitles } from './remotes/bring-titles.ts';
import { readPageSet } from './remotes/page-set.ts';

/** Loads all that the first screen says in the language that was chosen on this device. */
export async function startPageLanguage(): Promise<void> {
  const isOther = await startLanguage();
  if (isOther) await bringTitles(readPageSet(document));
}
