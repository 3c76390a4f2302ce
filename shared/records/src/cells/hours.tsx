import { t } from '@fieldspan/ui/i18n';
import { Quiet } from './quiet.tsx';

const MOST_DIGITS = { maximumFractionDigits: 2 };

/** Hours as people say them, `8.5 h`; a dash where they are not known yet. */
export function Hours({ of }: { of: number | null }) {
  return (
    <Quiet num>{of === null ? null : t('{{hours}} h', { hours: of.toLocaleString(undefined, MOST_DIGITS) })}</Quiet>
  );
}
