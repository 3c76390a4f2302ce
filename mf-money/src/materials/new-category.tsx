import { mayWrite } from '@fieldspan/contract/access-rules';
import { msg } from '@fieldspan/domain/message';
import { useRecordForm } from '@fieldspan/federation/record-form';
import { Button } from '@fieldspan/ui/button';
import { Dialog } from '@fieldspan/ui/dialog';
import { t } from '@fieldspan/ui/i18n';
import { IconPlus } from '@fieldspan/ui/icons';
import { SaveForm } from '@fieldspan/ui/save-form';
import { TextField } from '@fieldspan/ui/text-field';
import { useState } from 'react';
import { useCurrentUser } from '@fieldspan/records/current-user';

/** For people who may write materials: a name is enough for a category. */
export function NewCategory() {
  const { viewer } = useCurrentUser();
  const [isOpen, setIsOpen] = useState(false);
  if (!mayWrite('Category')(viewer)) return null;
  return (
    <>
      <Button size="s" icon={<IconPlus aria-hidden="true" />} onClick={() => setIsOpen(true)}>
        {t('New category')}
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={t('New category')} size="s">
        {isOpen && <CategoryForm onSaved={() => setIsOpen(false)} />}
      </Dialog>
    </>
  );
}

function CategoryForm({ onSaved }: { onSaved: () => void }) {
  const form = useRecordForm({
    model: 'Category',
    id: null,
    version: null,
    initial: { name: '' },
    saidAfter: msg('Saved!'),
    onSaved,
  });
  return (
    <SaveForm label={t('New category')} isDirty={form.isDirty} isSaving={form.isSaving} onSave={form.save}>
      <TextField
        label={t('Name')}
        required
        value={String(form.values['name'] ?? '')}
        onChange={(name) => form.set('name', name)}
      />
    </SaveForm>
  );
}
