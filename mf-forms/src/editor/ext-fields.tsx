import type { EditField, Raw } from '@fieldspan/domain/form/edit/edit-form';
import { textOf } from '@fieldspan/domain/form/edit/edit-form';
import { extOf, withExt } from '@fieldspan/domain/form/edit/ext';
import { Switch } from '@fieldspan/ui/switch';
import { TextField } from '@fieldspan/ui/text-field';

type ExtProps = {
  field: EditField;
  onChange: (change: Raw) => void;
  /** A property in the field's `ext`. */
  name: string;
  label: string;
  hint?: string;
};

export function ExtText({ field, onChange, name, ...shown }: ExtProps) {
  return (
    <TextField
      {...shown}
      value={textOf(extOf(field.raw)[name])}
      onChange={(text) => onChange(withExt(field.raw, { [name]: text || undefined }))}
    />
  );
}

export function ExtNumber({ field, onChange, name, ...shown }: ExtProps) {
  const value = extOf(field.raw)[name];
  return (
    <TextField
      {...shown}
      type="number"
      inputMode="decimal"
      value={typeof value === 'number' ? String(value) : ''}
      onChange={(text) => onChange(withExt(field.raw, { [name]: text === '' ? undefined : Number(text) }))}
    />
  );
}

export function ExtFlag({ field, onChange, name, ...shown }: ExtProps) {
  const value = extOf(field.raw)[name];
  return (
    <Switch
      {...shown}
      checked={value === 1 || value === true}
      onChange={(isSet) => onChange(withExt(field.raw, { [name]: isSet ? 1 : undefined }))}
    />
  );
}
