import { t } from '@fieldspan/ui/i18n';
import type { Labelled } from '../field-editor.ts';
import { ShownField } from './shown-field.tsx';

/** A field type that this version does not know. Its answer is kept unchanged. */
export function UnknownField({ label, entry }: Labelled) {
  return (
    <ShownField label={label} error={undefined}>
      <p>
        {t('This version cannot show a field of the type “{{type}}”. Load the page again to update.', {
          type: entry.field.type,
        })}
      </p>
    </ShownField>
  );
}
