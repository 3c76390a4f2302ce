import { t } from './i18n.ts';

/** Source of a weather observation; null if none was recorded. */
type Origin = { kind: 'service' | 'hand'; name: string } | { kind: 'estimate' } | null;

/** The source in words: screens and print-outs always state it. */
export function originWords(origin: Origin): string {
  if (origin === null) return t('Source not recorded');
  if (origin.kind === 'estimate') return t('Demo estimate, not measured');
  return origin.kind === 'hand'
    ? t('Filled in by hand by {{name}}', { name: origin.name })
    : t('Source: {{name}}', { name: origin.name });
}
