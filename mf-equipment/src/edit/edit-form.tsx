import { EQUIPMENT_KEY } from '@fieldspan/api/queries/equipment';
import type { Equipment } from '@fieldspan/api/queries/equipment';
import { useRecordForm } from '@fieldspan/federation/record-form';
import { SaveForm } from '@fieldspan/ui/save-form';
import { PieceFields } from './piece-fields.tsx';
import { pieceValues } from './piece-form.ts';

export function EditForm({ piece }: { piece: Equipment }) {
  const form = useRecordForm({
    model: 'Equipment',
    id: piece.id,
    version: piece.version,
    initial: pieceValues(piece),
    refresh: [EQUIPMENT_KEY],
  });
  return (
    <SaveForm
      label={piece.description}
      isDirty={form.isDirty}
      isSaving={form.isSaving}
      onSave={form.save}
      onDiscard={form.discard}
    >
      <PieceFields values={form.values} onChange={form.set} />
      {form.question}
    </SaveForm>
  );
}
