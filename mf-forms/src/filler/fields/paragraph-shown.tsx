import { RichText } from '../../static-view/rich-text.tsx';
import type { Labelled } from '../field-editor.ts';
import { ShownField } from './shown-field.tsx';

/** A read-only text of the template. */
export function ParagraphShown({ entry: { field }, label }: Labelled) {
  const html = typeof field.default === 'string' ? field.default : '';
  return field.label === '' ? (
    <RichText html={html} />
  ) : (
    <ShownField label={label} error={undefined}>
      <RichText html={html} />
    </ShownField>
  );
}
