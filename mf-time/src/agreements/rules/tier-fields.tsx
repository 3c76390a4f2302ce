import type { PayTier } from '@fieldspan/domain/pay/pay-rules';
import { t } from '@fieldspan/ui/i18n';
import { FactorField } from './factor-field.tsx';
import { HoursField } from './hours-field.tsx';

/** From how many hours on, and what they pay. */
export function TierFields<T extends PayTier>({ tier, onChange }: { tier: T; onChange: (tier: T) => void }) {
  return (
    <>
      <HoursField
        label={t('Above, hours')}
        minutes={tier.after_min}
        onChange={(after_min) => onChange({ ...tier, after_min })}
      />
      <FactorField label={t('Pays')} value={tier.factor} onChange={(factor) => onChange({ ...tier, factor })} />
    </>
  );
}
