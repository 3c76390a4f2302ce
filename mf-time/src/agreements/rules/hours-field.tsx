import { NumberField } from '../number-field.tsx';

const HOUR_MIN = 60;

type HoursFieldProps = { label: string; minutes: number; onChange: (minutes: number) => void };

/** Hours with a part, kept in whole minutes. */
export function HoursField({ label, minutes, onChange }: HoursFieldProps) {
  return (
    <NumberField
      label={label}
      value={Math.round((minutes / HOUR_MIN) * 100) / 100}
      onChange={(hours) => onChange(Math.round(hours * HOUR_MIN))}
    />
  );
}
