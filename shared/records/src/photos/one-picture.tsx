import type { ImageItem } from '@fieldspan/contract/widgets';
import { Slot } from '@fieldspan/federation/slot';
import { t } from '@fieldspan/ui/i18n';
import { useMemo } from 'react';

type OnePictureProps = {
  label: string;
  value: ImageItem | null;
  onChange: (value: ImageItem | null) => void;
  required?: boolean;
};

/** One picture, taken or chosen. It is on its way until `id` is set. */
export function OnePicture({ label, value, onChange, required = false }: OnePictureProps) {
  const props = useMemo(
    () => ({
      label,
      value: value === null ? [] : [value],
      max: 1,
      required,
      onChange: (pictures: ImageItem[]) => onChange(pictures.at(-1) ?? null),
    }),
    [label, value, required, onChange],
  );
  return (
    <Slot
      of="library.image-field"
      props={props}
      fallback={
        <p>{t('Pictures cannot be shown or added right now; it is tried again when the connection is back.')}</p>
      }
    />
  );
}
