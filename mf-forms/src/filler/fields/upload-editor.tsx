import type { StoredFile } from '@fieldspan/contract/widgets';
import { Slot } from '@fieldspan/federation/slot';
import { t } from '@fieldspan/ui/i18n';
import { useMemo } from 'react';
import { pickedFileIn } from '../../engine/picked-file.ts';
import type { Labelled } from '../field-editor.ts';
import { ShownField } from './shown-field.tsx';
import { WidgetAway } from './widget-away.tsx';

/** A document from the device, stored at once. */
export function UploadEditor({ entry, label, answer, error, onChange }: Labelled) {
  const { value } = answer;
  const props = useMemo(() => {
    const file = pickedFileIn(value);
    return {
      label: t('Document'),
      target: 'LibraryUpload' as const,
      action: 'POST' as const,
      accept: 'documents/images' as const,
      value: file && { ...file.LibraryUpload, type: null },
      onChange: (stored: StoredFile | null) => onChange({ value: stored ? fileOf(stored) : '' }),
    };
  }, [value, onChange]);
  return (
    <ShownField label={label} required={entry.field.requiredField} error={error}>
      <Slot of="library.upload-panel" props={props} fallback={<WidgetAway label={label} error={undefined} />} />
    </ShownField>
  );
}

/** As a library file, which every client shows; it stands in no folder. */
const fileOf = ({ id, filename, original_filename, thumb_filename }: StoredFile) => ({
  id,
  file_id: id,
  caption: null,
  LibraryUpload: { id, slug: '', filename, original_filename, thumb_filename },
});
