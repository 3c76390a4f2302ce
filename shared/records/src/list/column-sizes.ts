import { t } from '@fieldspan/ui/i18n';

type Option = { value: string; label: string };

const NARROW_PX = 96;
const MEDIUM_PX = 176;
const WIDE_PX = 320;

/** The widths that can be chosen without dragging, and the current one if it is none of them. */
export function widthOptions(widthPx: number | undefined): Option[] {
  const named = [
    { value: '', label: t('Auto') },
    { value: String(NARROW_PX), label: t('Narrow') },
    { value: String(MEDIUM_PX), label: t('Medium') },
    { value: String(WIDE_PX), label: t('Wide') },
  ];
  const isNamed = widthPx === undefined || named.some(({ value }) => value === String(widthPx));
  return isNamed ? named : [...named, { value: String(widthPx), label: t('{{count}} pixels', { count: widthPx }) }];
}
