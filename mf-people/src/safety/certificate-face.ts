import { certificateState } from '@fieldspan/domain/certificate-state';
import type { CertificateState } from '@fieldspan/domain/certificate-state';
import type { CalendarDay } from '@fieldspan/domain/calendar-day';
import { plural, t } from '@fieldspan/ui/i18n';
import { IconAlertTriangle, IconCircleCheck, IconClock, IconX } from '@fieldspan/ui/icons';

export type CertificateFace = {
  kind: CertificateState['kind'];
  Icon: typeof IconX;
  tone: 'green' | 'amber' | 'red';
  /** In full, for a label. */
  text: string;
};

const ICONS = {
  lasting: IconCircleCheck,
  valid: IconCircleCheck,
  soon: IconClock,
  ending: IconAlertTriangle,
  expired: IconX,
} as const;

const TONES = { lasting: 'green', valid: 'green', soon: 'amber', ending: 'amber', expired: 'red' } as const;

/** The shape, label and colour of each state of a certificate. */
export function certificateFace(expires: string | null, today: CalendarDay): CertificateFace {
  const state = certificateState(expires, today);
  return { kind: state.kind, Icon: ICONS[state.kind], tone: TONES[state.kind], text: textOf(state) };
}

function textOf(state: CertificateState): string {
  if (state.kind === 'lasting') return t('Valid, without an end');
  if (state.kind === 'expired')
    return plural(state.days, { one: 'Expired {{count}} day ago', other: 'Expired {{count}} days ago' });
  if (state.kind === 'valid') return t('Valid');
  return state.days === 0
    ? t('Ends today')
    : plural(state.days, { one: 'Ends in {{count}} day', other: 'Ends in {{count}} days' });
}
