import { bringTexts, speak } from '@fieldspan/ui/i18n';
import { LANGUAGE_KEY } from './language-key.ts';
import { textFiles } from './text-files.ts';

/** The pseudo-language, by its name in CLDR: English with accents, in brackets and longer (shared/domain, pseudo-text.ts). */
const PSEUDO = 'en-XA';

/**
 * Begins to load the language that was chosen on this device; English stays where nobody translated into it.
 * @returns whether there is another language to wait for
 */
export async function startLanguage(): Promise<boolean> {
  const language = localStorage.getItem(LANGUAGE_KEY) ?? '';
  const isPseudo = language === PSEUDO;
  if (!isPseudo && !Object.hasOwn(textFiles, language)) return false;
  document.documentElement.lang = language;
  if (isPseudo) speak(language, (await import('@fieldspan/domain/pseudo-text')).pseudo);
  else speak(language);
  bringTexts(textFiles);
  return true;
}
