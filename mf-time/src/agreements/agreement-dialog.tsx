import type { Union } from '@fieldspan/api/queries/company-settings';
import { msg } from '@fieldspan/domain/message';
import { useNavigate } from '@fieldspan/federation/router';
import { useRecordForm } from '@fieldspan/federation/record-form';
import { Checkbox } from '@fieldspan/ui/checkbox';
import { Dialog } from '@fieldspan/ui/dialog';
import { t, translated } from '@fieldspan/ui/i18n';
import { SaveForm } from '@fieldspan/ui/save-form';
import { TextField } from '@fieldspan/ui/text-field';
import styles from './agreements.module.css';

/** `union` null: a new one. */
type AgreementDialogProps = { union: Union | null; isOpen: boolean; onClose: () => void };

export function AgreementDialog({ union, isOpen, onClose }: AgreementDialogProps) {
  const title = union === null ? t('New agreement') : t('Edit the agreement');
  return (
    <Dialog open={isOpen} onClose={onClose} title={title}>
      {isOpen && <AgreementForm label={title} union={union} onClose={onClose} />}
    </Dialog>
  );
}

const COSTS = [
  { name: 'default_cost_hr', label: msg('Cost') },
  { name: 'ot15_cost_hr', label: msg('Cost at 1.5') },
  { name: 'ot2_cost_hr', label: msg('Cost at 2') },
  { name: 'ot25_cost_hr', label: msg('Cost at 2.5') },
] as const;

const NEW_AGREEMENT = {
  id: null,
  version: null,
  title: '',
  is_default: 0,
  archived: 0,
  default_cost_hr: null,
  ot15_cost_hr: null,
  ot2_cost_hr: null,
  ot25_cost_hr: null,
} as const;

type AgreementFormProps = { label: string; union: Union | null; onClose: () => void };

function AgreementForm({ label, union, onClose }: AgreementFormProps) {
  const navigate = useNavigate();
  const { id, version, ...rest } = union ?? NEW_AGREEMENT;
  const { title, is_default, archived, default_cost_hr, ot15_cost_hr, ot2_cost_hr, ot25_cost_hr } = rest;
  const form = useRecordForm({
    model: 'Union',
    id,
    version,
    initial: { title, is_default, archived, default_cost_hr, ot15_cost_hr, ot2_cost_hr, ot25_cost_hr },
    saidAfter: msg('Saved!'),
    onSaved: ({ slug }) => {
      onClose();
      if (union === null) void navigate(`?agreement=${slug}`);
    },
  });
  const valueOf = (name: (typeof COSTS)[number]['name'] | 'title') => String(form.values[name] ?? '');
  return (
    <SaveForm label={label} isDirty={form.isDirty} isSaving={form.isSaving} onSave={form.save}>
      <TextField
        label={t('Title')}
        placeholder={t('Local 46, pipe trades')}
        required
        value={valueOf('title')}
        onChange={(typed) => form.set('title', typed)}
      />
      <div className={styles.row}>
        {COSTS.map((cost) => (
          <TextField
            key={cost.name}
            label={translated(cost.label)}
            type="number"
            inputMode="decimal"
            value={valueOf(cost.name)}
            onChange={(typed) => form.set(cost.name, typed === '' ? null : Number(typed))}
          />
        ))}
      </div>
      <Checkbox
        label={t('For everybody who has no other agreement')}
        checked={form.values['is_default'] === 1}
        onChange={(isDefault) => form.set('is_default', isDefault ? 1 : 0)}
      />
      <Checkbox
        label={t('Archived')}
        checked={form.values['archived'] === 1}
        onChange={(isArchived) => form.set('archived', isArchived ? 1 : 0)}
      />
      {form.question}
    </SaveForm>
  );
}
