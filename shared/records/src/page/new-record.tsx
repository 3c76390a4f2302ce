import type { ModelName } from '@fieldspan/contract/models';
import type { Blank } from '@fieldspan/contract/save';
import { usePageTitle } from '@fieldspan/federation/page-title';
import { useRecordForm } from '@fieldspan/federation/record-form';
import { useNavigate } from '@fieldspan/federation/router';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t, translated } from '@fieldspan/ui/i18n';
import { IconLock } from '@fieldspan/ui/icons';
import { PageHeader } from '@fieldspan/ui/page-header';
import { SaveForm } from '@fieldspan/ui/save-form';
import type { EngineRecord, PageEntry } from '../entry.ts';
import { FieldSections } from '../fields/field-sections.tsx';
import { wayTo } from './way-to.ts';
import { useCurrentUser } from '../current-user.ts';
import { mayChangeRecord } from '../entry-access.ts';

type NewRecordProps<N extends ModelName, D extends EngineRecord> = { entry: PageEntry<N, D>; given: Blank<N> };

/** The form that creates a record and then opens it. */
export function NewRecord<N extends ModelName, D extends EngineRecord>({ entry, given }: NewRecordProps<N, D>) {
  const currentUser = useCurrentUser();
  const title = translated(entry.newTitle);
  usePageTitle(title);
  return (
    <>
      <PageHeader title={title} breadcrumb={[...wayTo(entry, null), { label: title }]} />
      {mayChangeRecord(entry, currentUser, null) ? (
        <CreateForm entry={entry} given={given} />
      ) : (
        <EmptyState icon={<IconLock aria-hidden="true" />} title={t('You may not create this')}>
          {t('Ask an administrator of your company for write permission.')}
        </EmptyState>
      )}
    </>
  );
}

function CreateForm<N extends ModelName, D extends EngineRecord>({ entry, given }: NewRecordProps<N, D>) {
  const navigate = useNavigate();
  const form = useRecordForm({
    model: entry.model,
    id: null,
    version: null,
    initial: { ...entry.blank, ...given },
    onSaved: (saved) => void navigate(entry.tabTo(saved.slug, entry.tabs[0].key), { replace: true }),
  });
  return (
    <SaveForm label={translated(entry.record)} isDirty={form.isDirty} isSaving={form.isSaving} onSave={form.save}>
      <FieldSections sections={entry.sections} record={null} values={form.values} onChange={form.set} />
    </SaveForm>
  );
}
