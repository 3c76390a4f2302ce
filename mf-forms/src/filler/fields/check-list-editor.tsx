import { OtherEntry } from '@fieldspan/ui/other-entry';
import { withOther } from '@fieldspan/ui/with-other';
import { wordsIn } from '@fieldspan/domain/form/json-shape';
import type { Labelled } from '../field-editor.ts';
import { inOrder } from './in-order.ts';
import { ShownField } from './shown-field.tsx';
import { TickList } from './tick-list.tsx';

/** A checkbox per option; a typed option becomes another checkbox. */
export function CheckListEditor({ entry, label, answer, error, onChange }: Labelled) {
  const { options, defineOther, requiredField } = entry.field;
  const ticked = wordsIn(answer.value);
  const offered = options.map((option) => ({ value: option, label: option }));
  const change = (next: readonly string[]) => onChange({ value: inOrder(next, options) });
  return (
    <ShownField label={label} required={requiredField} error={error}>
      <TickList options={inOrder([...options, ...ticked], options)} ticked={ticked} onChange={change} />
      {defineOther && (
        <OtherEntry field={label} disabled={false} onAdd={(typed) => change(withOther(ticked, offered, typed))} />
      )}
    </ShownField>
  );
}
