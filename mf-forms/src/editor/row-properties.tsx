import type { Raw } from '@fieldspan/domain/form/edit/edit-form';
import { openForm, textOf } from '@fieldspan/domain/form/edit/edit-form';
import { Button } from '@fieldspan/ui/button';
import { Dialog } from '@fieldspan/ui/dialog';
import { t } from '@fieldspan/ui/i18n';
import { useEffect, useState } from 'react';
import { EditorStore } from './editor-store.ts';
import { FieldProperties } from './field-properties.tsx';
import { EditorContext } from './use-editor.ts';

type RowPropertiesProps = {
  questions: readonly Raw[];
  at: number;
  onChange: (now: readonly Raw[]) => void;
  onClose: () => void;
};

/** All that can be set of a question in the rows. Its rules and condition read the other questions of the row. */
export function RowProperties({ questions, at, onChange, onClose }: RowPropertiesProps) {
  const [store] = useState(() => storeOf(questions));
  useEffect(() => {
    let form = store.form();
    return store.subscribe(() => {
      if (store.form() === form) return;
      form = store.form();
      onChange(questionsOf(store));
    });
  }, [store, onChange]);
  const key = store.sections()[0]?.fields[at]?.key ?? '';
  return (
    <Dialog
      open
      onClose={onClose}
      title={textOf(questions[at]?.['label']) || t('Question')}
      footer={
        <Button variant="primary" size="l" onClick={onClose}>
          {t('Done')}
        </Button>
      }
    >
      <EditorContext value={store}>
        <FieldProperties fieldKey={key} />
      </EditorContext>
    </Dialog>
  );
}

const questionsOf = (store: EditorStore): Raw[] =>
  store.sections().flatMap(({ fields }) => fields.map(({ key, raw }) => ({ ...raw, key })));

/** The questions of a row as a form of their own. */
const storeOf = (questions: readonly Raw[]): EditorStore =>
  new EditorStore(
    openForm(JSON.stringify([{ key: ROW, sectionHeading: '', fields: questions }])) ?? {
      sections: [],
      last: [],
      around: null,
    },
  );

const ROW = 'row';
