import { splitFrame, type FieldFrameProps } from './field-frame.tsx';
import { t } from './i18n.ts';
import { MomentInput } from './moment-input.tsx';
import { nativeTime } from './native-moment.ts';

type TimeFieldProps = FieldFrameProps & {
  /** `HH:mm`, 24 hours; seconds are dropped. Anything that is not a time shows as an empty field. */
  value: string | null | undefined;
  /** Called with an empty text while the time is incomplete. */
  onChange: (value: string) => void;
  min?: string | undefined;
  max?: string | undefined;
};

/** A time of day, picked or typed. */
export function TimeField(props: TimeFieldProps) {
  const { frame, own } = splitFrame(props);
  return (
    <MomentInput
      type="time"
      frame={frame}
      value={nativeTime(own.value)}
      min={nativeTime(own.min) || undefined}
      max={nativeTime(own.max) || undefined}
      onChange={(value) => own.onChange(nativeTime(value))}
      unreadable={t('This is not a time of day.')}
    />
  );
}
