import { splitFrame, type FieldFrameProps } from './field-frame.tsx';
import { t } from './i18n.ts';
import { MomentInput } from './moment-input.tsx';
import { nativeDay } from './native-moment.ts';

type DateFieldProps = FieldFrameProps & {
  /** `YYYY-MM-DD`. Anything that is not a date shows as an empty field. */
  value: string | null | undefined;
  /** Called with an empty text while the date is incomplete. */
  onChange: (value: string) => void;
  min?: string | undefined;
  max?: string | undefined;
};

/** A date, picked or typed. */
export function DateField(props: DateFieldProps) {
  const { frame, own } = splitFrame(props);
  return (
    <MomentInput
      type="date"
      frame={frame}
      value={nativeDay(own.value)}
      min={nativeDay(own.min) || undefined}
      max={nativeDay(own.max) || '9999-12-31'}
      onChange={(value) => own.onChange(nativeDay(value))}
      unreadable={t('This is not a date on the calendar.')}
    />
  );
}
