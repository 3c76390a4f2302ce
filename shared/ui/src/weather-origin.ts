import { t } from './i18n.ts';

/** Where a weather observation comes from; null where nobody wrote it down. */
type Origin = { kind: 'service' | 'hand'; name: string } | { kind: 'estimate' } | null;

/** Whoever reads weather, on a screen or on paper, is told who says so. */
export function originWords(origin: Origin): string {
  if (origin === null) return t('Source not recorded');
  if (origin.kind === 'estimate') return t('Demo estimate, not measured');
  return origin.kind === 'hand'
    ? t('Filled in by hand by {{name}}', { name: origin.name })
    : t('Source: {{name}}', { name: origin.name });
}
