import type { ModelName } from '@fieldspan/contract/models';
import { useRecordForm } from '@fieldspan/federation/record-form';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t, translated } from '@fieldspan/ui/i18n';
import { IconLock } from '@fieldspan/ui/icons';
import { SaveForm } from '@fieldspan/ui/save-form';
import type { EngineRecord, OpenEntry } from '../entry.ts';
import { mayChangeRecord } from '../entry-access.ts';
import { FieldSections } from '../fields/field-sections.tsx';
import { useCurrentUser } from '../current-user.ts';

type NewInDialogProps<N extends ModelName, D extends EngineRecord> = { entry: OpenEntry<N, D>; onSaved: () => void };

/** The form for a new record, over its list. */
export function NewInDialog<N extends ModelName, D extends EngineRecord>({ entry, onSaved }: NewInDialogProps<N, D>) {
  const currentUser = useCurrentUser();
  if (mayChangeRecord(entry, currentUser, null)) return <CreateForm entry={entry} onSaved={onSaved} />;
  return (
    <EmptyState icon={<IconLock aria-hidden="true" />} title={t('You may not create this')}>
      {t('Ask an administrator of your company for write permission.')}
    </EmptyState>
  );
}

function CreateForm<N extends ModelName, D extends EngineRecord>({ entry, onSaved }: NewInDialogProps<N, D>) {
  const form = useRecordForm({
    model: entry.model,
    id: null,
    version: null,
    initial: entry.blank,
    onSaved,
  });
  return (
    <SaveForm label={translated(entry.record)} isDirty={form.isDirty} isSaving={form.isSaving} onSave={form.save}>
      <FieldSections sections={entry.sections} record={null} values={form.values} onChange={form.set} />
    </SaveForm>
  );
}
