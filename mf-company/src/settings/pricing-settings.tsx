import {
  isBurden,
  labourBurden,
  pricingFactor,
  withLabourBurden,
  withPricingFactor,
} from '@fieldspan/domain/company-pricing';
import { Card } from '@fieldspan/ui/card';
import { t } from '@fieldspan/ui/i18n';
import { IconReceiptDollar } from '@fieldspan/ui/icons';
import { TextField } from '@fieldspan/ui/text-field';
import { useState } from 'react';
import { SettingForm } from './setting-form.tsx';
import styles from './settings.module.css';

/** The factor that prices are multiplied with. */
export function PricingSettings() {
  return (
    <SettingForm label={t('Pricing')} name="default_pricing_json">
      {({ text, isLocked, change }) => (
        <Card title={t('Pricing')} icon={<IconReceiptDollar aria-hidden="true" />}>
          <div className={styles.grid}>
            <FactorField
              factor={pricingFactor(text)}
              isLocked={isLocked}
              onChange={(factor) => change(withPricingFactor(text, factor))}
            />
            <BurdenField
              burden={labourBurden(text)}
              isLocked={isLocked}
              onChange={(burden) => change(withLabourBurden(text, burden))}
            />
          </div>
          <p className={styles.note}>
            {t(
              'Prices are multiplied with the factor; 1 leaves them as they are. The burden is what an hour costs beyond its rate, such as insurance; it counts in what projects cost.',
            )}
          </p>
        </Card>
      )}
    </SettingForm>
  );
}

type FactorFieldProps = { factor: number; isLocked: boolean; onChange: (factor: number) => void };

function FactorField({ factor, isLocked, onChange }: FactorFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null && !(Number(typed) > 0);
  return (
    <TextField
      label={t('Pricing factor')}
      type="number"
      disabled={isLocked}
      value={typed ?? String(factor)}
      error={isWrong ? t('A number above 0, such as 1.25.') : undefined}
      onChange={(text) => {
        setTyped(text);
        if (Number(text) > 0) onChange(Number(text));
      }}
    />
  );
}

type BurdenFieldProps = { burden: number; isLocked: boolean; onChange: (burden: number) => void };

const isRight = (text: string) => text.trim() !== '' && isBurden(Number(text));

function BurdenField({ burden, isLocked, onChange }: BurdenFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      label={t('Burden of labour (%)')}
      type="number"
      disabled={isLocked}
      value={typed ?? String(burden)}
      error={typed !== null && !isRight(typed) ? t('A number from 0 to 200, such as 18.5.') : undefined}
      onChange={(text) => {
        setTyped(text);
        if (isRight(text)) onChange(Number(text));
      }}
    />
  );
}
