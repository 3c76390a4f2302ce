import { splitFrame, type FieldFrameProps } from './field-frame.tsx';
import { t } from './i18n.ts';
import { SelectField } from './select-field.tsx';

type MonthFieldProps = FieldFrameProps & {
  /** 1 is January; null for none. */
  value: number | null;
  onChange: (month: number | null) => void;
};

const months = () => [
  t('January'),
  t('February'),
  t('March'),
  t('April'),
  t('May'),
  t('June'),
  t('July'),
  t('August'),
  t('September'),
  t('October'),
  t('November'),
  t('December'),
];

/** Selects one of the twelve months (document 0 §9). */
export function MonthField(props: MonthFieldProps) {
  const { frame, own } = splitFrame(props);
  const { value, onChange } = own;
  const options = months().map((label, index) => ({ value: String(index + 1), label }));
  return (
    <SelectField
      {...frame}
      value={value === null ? '' : String(value)}
      onChange={(month) => onChange(month === '' ? null : Number(month))}
      options={value === null ? [{ value: '', label: t('Choose a month') }, ...options] : options}
    />
  );
}
