import { Button } from '@fieldspan/ui/button';
import { plural } from '@fieldspan/ui/i18n';
import { useSyncExternalStore } from 'react';
import { copiedFields, onCopied } from './field-clipboard.ts';
import { pasteCopied } from './several.ts';
import { useEditor } from './use-editor.ts';

/** Pastes the questions that were copied here or in another form; nothing while none are. */
export function PasteCopied() {
  const store = useEditor();
  const { length: count } = useSyncExternalStore(onCopied, copiedFields);
  if (count === 0) return null;
  return (
    <Button variant="quiet" onClick={() => pasteCopied(store)}>
      {plural(count, { one: 'Paste {{count}} question', other: 'Paste {{count}} questions' })}
    </Button>
  );
}
