import { bringTexts, speak, textsLoaded } from '@fieldspan/ui/i18n';
import { LANGUAGE_KEY } from './language-key.ts';
import { textFiles } from './text-files.ts';

/** The pseudo-language, by its name in CLDR: English with accents, in brackets and longer (shared/domain, pseudo-text.ts). */
const PSEUDO = 'en-XA';

/** Loads the language that was chosen on this device; English stays where nobody translated into it. */
export async function startLanguage(): Promise<void> {
  const language = localStorage.getItem(LANGUAGE_KEY) ?? '';
  const isPseudo = language === PSEUDO;
  if (!isPseudo && !Object.hasOwn(textFiles, language)) return;
  document.documentElement.lang = language;
  if (isPseudo) speak(language, (await import('@fieldspan/domain/pseudo-text')).pseudo);
  else speak(language);
  bringTexts(textFiles);
  await textsLoaded();
}
