import type { ImageItem } from '@fieldspan/contract/widgets';
import { Slot } from '@fieldspan/federation/slot';
import { plural } from '@fieldspan/ui/i18n';
import { useMemo } from 'react';
import { WidgetAway } from './widget-away.tsx';

type PicturesEditorProps = {
  label: string;
  value: readonly ImageItem[];
  onChange: (value: ImageItem[]) => void;
  required?: boolean;
  error?: string | undefined;
  /** The pictures belong to the template and are read-only. */
  isStatic?: boolean;
  /** They are taken now and not chosen. */
  isCameraOnly?: boolean;
};

/** Pictures, taken and shown by the library's widget. Without it, existing ones are kept unchanged. */
export function PicturesEditor({
  label,
  value,
  onChange,
  required = false,
  error,
  isStatic = false,
  isCameraOnly = false,
}: PicturesEditorProps) {
  const props = useMemo(
    () => ({ label, value, onChange, required, isStatic, isCameraOnly, ...(error !== undefined && { error }) }),
    [label, value, onChange, required, isStatic, isCameraOnly, error],
  );
  return (
    <Slot
      of="library.image-field"
      props={props}
      fallback={
        <WidgetAway label={label} error={error}>
          {plural(value.length, {
            one: '{{count}} picture is kept with the form.',
            other: '{{count}} pictures are kept with the form.',
          })}
        </WidgetAway>
      }
    />
  );
}
