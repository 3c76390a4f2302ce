import { hasStaticImage } from '@fieldspan/domain/form/field-state';
import { imagesIn } from '@fieldspan/domain/form/stored-answer';
import type { Labelled } from '../field-editor.ts';
import { PicturesEditor } from './pictures-editor.tsx';

/** Pictures taken by the worker; a template's own picture is read-only. */
export function ImageEditor({ entry: { field, raw }, label, answer, error, onChange }: Labelled) {
  return (
    <PicturesEditor
      label={label}
      required={field.requiredField}
      error={error}
      isStatic={hasStaticImage(field, raw)}
      isCameraOnly={field.kind === 'camera-photo' || field.ext.cameraOnly}
      value={imagesIn(answer.value)}
      onChange={(value) => onChange({ value: value.length === 0 ? '' : value })}
    />
  );
}
