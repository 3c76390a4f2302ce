import type { FieldKind } from '@fieldspan/domain/form/field-kind';
import { pastedLines } from '@fieldspan/domain/form/edit/pasted-lines';
import { Button } from '@fieldspan/ui/button';
import { Dialog } from '@fieldspan/ui/dialog';
import { plural, t } from '@fieldspan/ui/i18n';
import { SelectField } from '@fieldspan/ui/select-field';
import { TextField } from '@fieldspan/ui/text-field';
import { useState } from 'react';
import { fieldTypeLabel } from '../static-view/field-type-label.ts';

const TYPES: readonly FieldKind[] = ['boolean', 'text', 'textarea', 'checklist', 'date', 'image'];

type PasteListProps = {
  isOpen: boolean;
  onAdd: (type: FieldKind, questions: readonly string[]) => void;
  onClose: () => void;
};

/** A list of questions, one per line, from a document or a spreadsheet. */
export function PasteList({ isOpen, onAdd, onClose }: PasteListProps) {
  return (
    <Dialog open={isOpen} onClose={onClose} title={t('Paste a list')}>
      {isOpen && <Lines onAdd={onAdd} />}
    </Dialog>
  );
}

function Lines({ onAdd }: Pick<PasteListProps, 'onAdd'>) {
  const [text, setText] = useState('');
  const [type, setType] = useState<FieldKind>('boolean');
  const lines = pastedLines(text);
  return (
    <>
      <TextField
        label={t('Questions, one per line')}
        hint={t('Numbers and bullets at the start of a line are left out.')}
        multiline
        rows={8}
        value={text}
        onChange={setText}
      />
      <SelectField
        label={t('Kind of the questions')}
        value={type}
        options={TYPES.map((value) => ({ value, label: fieldTypeLabel(value) }))}
        onChange={(value) => setType(TYPES.find((known) => known === value) ?? 'boolean')}
      />
      <Button variant="primary" disabled={lines.length === 0} onClick={() => onAdd(type, lines)}>
        {plural(lines.length, { one: 'Add {{count}} question', other: 'Add {{count}} questions' })}
      </Button>
    </>
  );
}
