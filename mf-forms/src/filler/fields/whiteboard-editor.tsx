import { Slot } from '@fieldspan/federation/slot';
import { useMemo } from 'react';
import { imageIn } from '@fieldspan/domain/form/stored-answer';
import type { Labelled } from '../field-editor.ts';
import { WidgetAway } from './widget-away.tsx';

/** A whiteboard: the form stores its id, the server stores the drawing. */
export function WhiteboardEditor({ entry: { field }, label, answer, error, onChange }: Labelled) {
  const stored = answer.value;
  const props = useMemo(
    () => ({
      label,
      value: imageIn(stored),
      onChange: (value: object) => onChange({ value }),
      required: field.requiredField,
      ...(error !== undefined && { error }),
    }),
    [label, stored, onChange, field.requiredField, error],
  );
  return (
    <div data-no-swipe>
      <Slot of="library.whiteboard" props={props} fallback={<WidgetAway label={label} error={error} />} />
    </div>
  );
}
