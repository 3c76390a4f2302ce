import { TextField } from '@fieldspan/ui/text-field';
import { useState } from 'react';

type NumberFieldProps = { label: string; value: number; onChange: (value: number) => void };

/** A number that keeps how it was typed, such as `7.` or `07`, as long as that means what it is. */
export function NumberField({ label, value, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState(String(value));
  return (
    <TextField
      label={label}
      inputMode="decimal"
      value={numberOf(typed) === value ? typed : String(value)}
      onChange={(text) => {
        setTyped(text);
        onChange(numberOf(text));
      }}
    />
  );
}

/** A comma is read as a point; what is no number counts as 0, and no number here is above 9999.99. */
function numberOf(text: string): number {
  const number = Number(text.trim().replace(',', '.'));
  return Number.isFinite(number) && number >= 0 ? Math.min(number, 9999.99) : 0;
}
