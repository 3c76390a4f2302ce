import { TextField } from '@fieldspan/ui/text-field';
import type { Labelled } from '../field-editor.ts';
import { textIn } from './text-in.ts';

export function TextEditor(props: Labelled) {
  return <Words {...props} isLong={false} />;
}

export function LongTextEditor(props: Labelled) {
  return <Words {...props} isLong />;
}

function Words({ entry, label, answer, error, onChange, isLong }: Labelled & { isLong: boolean }) {
  return (
    <TextField
      label={label}
      required={entry.field.requiredField}
      error={error}
      value={textIn(answer.value)}
      onChange={(value) => onChange({ value })}
      multiline={isLong}
      rows={4}
    />
  );
}
