import type { PageRemote, PageSet } from '@fieldspan/contract/release';
import { bringTexts, textsLoaded } from '@fieldspan/ui/i18n';
import * as v from 'valibot';

/** Longer than this nothing waits for titles; they show in English then. */
const PATIENCE_MS = 3000;

const TitlesSchema = v.object({ default: v.record(v.string(), v.string()) });

/**
 * Loads what the remotes of a set are called in the language of the page, before their menu entries and tabs are shown; nothing
 * in English. A remote brings its other texts itself.
 */
export async function bringTitles({ remotes }: Pick<PageSet, 'remotes'>): Promise<void> {
  for (const { titles = {} } of Object.values(remotes))
    bringTexts(Object.fromEntries(Object.entries(titles).map(([language, file]) => [language, () => fetched(file)])));
  await textsLoaded();
}

async function fetched({ url, integrity }: NonNullable<PageRemote['titles']>[string]) {
  const response = await fetch(url, { integrity, credentials: 'omit', signal: AbortSignal.timeout(PATIENCE_MS) });
  return v.parse(TitlesSchema, { default: await response.json() });
}
