import { VisuallyHidden } from '@fieldspan/ui/visually-hidden';
import { useEditorPart } from './use-editor.ts';

/** What was done, for screen readers. */
export function Said() {
  const said = useEditorPart((editor) => editor.said());
  return (
    <VisuallyHidden>
      <output aria-live="polite">{said}</output>
    </VisuallyHidden>
  );
}
