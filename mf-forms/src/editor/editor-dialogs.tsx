import type { ChildTemplate } from '@fieldspan/api/queries/forms';
import { templateQuery } from '@fieldspan/api/queries/form-editing';
import type { Place } from '@fieldspan/domain/form/edit/operations';
import type { FieldKind } from '@fieldspan/domain/form/field-kind';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { AddField } from './add-field.tsx';
import { addFields, freshCopies, newField } from './editing.ts';
import { ImportDialog } from './import-dialog.tsx';
import { PasteList } from './paste-list.tsx';
import { Preview } from './preview.tsx';
import { noteKind } from './recent-kinds.ts';
import { useEditor } from './use-editor.ts';

export type Opened = 'properties' | 'paste' | 'import' | 'preview' | null;

type DialogsProps = {
  child: ChildTemplate;
  opened: Opened;
  adding: Place | null;
  onClose: () => void;
  onAdded: () => void;
};

export function EditorDialogs({ child, opened, adding, onClose, onAdded }: DialogsProps) {
  const store = useEditor();
  const { data: template } = useQuery(templateQuery(child.FormTemplate?.slug ?? ''));
  const roles = useMemo(() => template?.JobPersonnelRole ?? [], [template]);
  const add = (kind: FieldKind) => {
    if (!adding) return;
    noteKind(kind);
    onAdded();
    addFields(store, adding, [newField(kind)]);
  };
  return (
    <>
      <AddField isOpen={adding !== null} onPick={add} onClose={onAdded} />
      <PasteList
        isOpen={opened === 'paste'}
        onClose={onClose}
        onAdd={(kind, questions) => {
          onClose();
          addFields(
            store,
            store.placeForNew(),
            questions.map((label) => newField(kind, label)),
          );
        }}
      />
      <ImportDialog
        isOpen={opened === 'import'}
        onClose={onClose}
        onAdd={(fields) => {
          onClose();
          addFields(store, store.placeForNew(), freshCopies(fields));
        }}
      />
      {opened === 'preview' && <Preview form={store.form()} roles={roles} onClose={onClose} />}
    </>
  );
}
