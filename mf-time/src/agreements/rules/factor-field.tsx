import { SelectField } from '@fieldspan/ui/select-field';
import { factorText } from '../../pay-words.ts';

const FACTORS = [125, 150, 175, 200, 250, 300];

type FactorFieldProps = { label: string; value: number; onChange: (factor: number) => void };

/** What an hour pays, by its rate. */
export function FactorField({ label, value, onChange }: FactorFieldProps) {
  const choices = FACTORS.includes(value) ? FACTORS : [value, ...FACTORS];
  return (
    <SelectField
      label={label}
      value={String(value)}
      options={choices.map((factor) => ({ value: String(factor), label: factorText(factor) }))}
      onChange={(chosen) => onChange(Number(chosen))}
    />
  );
}
