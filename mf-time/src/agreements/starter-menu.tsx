import type { PayRules } from '@fieldspan/domain/pay/pay-rules';
import { STARTER_RULES } from '@fieldspan/domain/pay/starter-rules';
import { t, translated } from '@fieldspan/ui/i18n';
import { SelectField } from '@fieldspan/ui/select-field';

/** Fills in what a law asks for, for an agreement to begin with. */
export function StarterMenu({ onChoose }: { onChoose: (rules: PayRules) => void }) {
  return (
    <SelectField
      label={t('Begin with a law')}
      value=""
      options={[
        { value: '', label: t('Choose …') },
        ...STARTER_RULES.map(({ key, title }) => ({ value: key, label: translated(title) })),
      ]}
      onChange={(chosen) => {
        const starter = STARTER_RULES.find(({ key }) => key === chosen);
        if (starter) onChoose(starter.rules);
      }}
    />
  );
}
