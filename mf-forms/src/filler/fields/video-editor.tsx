import type { Labelled } from '../field-editor.ts';
import { VideoFrame } from '../../static-view/video-frame.tsx';
import { ShownField } from './shown-field.tsx';

/** A video of the template. If it is required, opening it counts as the answer. */
export function VideoEditor({ entry: { field }, label, error, onChange }: Labelled) {
  return (
    <ShownField label={label} required={field.requiredField} error={error}>
      <VideoFrame
        address={typeof field.default === 'string' ? field.default : ''}
        title={label}
        onOpen={() => onChange({ value: 1 })}
      />
    </ShownField>
  );
}
