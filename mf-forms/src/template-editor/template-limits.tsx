import { alertError, showAlert } from '@fieldspan/api/alerts';
import { equipmentTypesQuery } from '@fieldspan/api/queries/equipment';
import { limitTemplate } from '@fieldspan/api/queries/form-editing';
import type { Template } from '@fieldspan/api/queries/form-editing';
import { personnelRolesQuery } from '@fieldspan/api/queries/time-logs';
import { Card } from '@fieldspan/ui/card';
import { t } from '@fieldspan/ui/i18n';
import { IconBackhoe, IconUsers } from '@fieldspan/ui/icons';
import { MultiSelectField } from '@fieldspan/ui/multi-select-field';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import styles from './template-editor.module.css';

/** Who may use a template, and for what kinds of equipment it is. A choice takes effect at once. */
export function TemplateLimits({ template }: { template: Template }) {
  const { data: roles } = useSuspenseQuery(personnelRolesQuery());
  const offered = roles.filter(({ archived }) => archived === 0);
  return (
    <>
      <Card title={t('Who may use it')} icon={<IconUsers aria-hidden="true" />}>
        <div className={styles.fields}>
          <LimitField
            template={template}
            limit="JobPersonnelRole"
            label={t('Roles on a job')}
            hint={t('Without a role everybody may use it. Whoever manages forms always may.')}
            options={offered.map(({ id, title }) => ({ value: String(id), label: title }))}
          />
        </div>
      </Card>
      {template.has_equipment === 1 && <EquipmentTypes template={template} />}
    </>
  );
}

function EquipmentTypes({ template }: { template: Template }) {
  const { data: types } = useSuspenseQuery(equipmentTypesQuery());
  return (
    <Card title={t('Equipment it is for')} icon={<IconBackhoe aria-hidden="true" />}>
      <div className={styles.fields}>
        <LimitField
          template={template}
          limit="EquipmentType"
          label={t('Equipment types')}
          hint={t(
            'Without a type it may be about any piece of equipment. With a type it is its inspection: it is offered on the label, and an answer with a warning takes the equipment out of service.',
          )}
          options={types
            .filter(({ archived }) => archived === 0)
            .map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      </div>
    </Card>
  );
}

type LimitFieldProps = {
  template: Template;
  limit: 'JobPersonnelRole' | 'EquipmentType';
  label: string;
  hint: string;
  options: readonly { value: string; label: string }[];
};

function LimitField({ template, limit, label, hint, options }: LimitFieldProps) {
  const read = template[limit].map(({ id }) => id);
  const saving = useMutation({
    mutationFn: (now: number[]) => limitTemplate(template.id, limit, { before: read, now }),
    onSuccess: () => void showAlert({ type: 'saved', message: t('Saved!') }),
    onError: alertError,
  });
  const shown = saving.isPending ? saving.variables : read;
  return (
    <MultiSelectField
      label={label}
      hint={hint}
      disabled={saving.isPending}
      values={shown.map(String)}
      options={options}
      onChange={(values) => saving.mutate(values.map(Number))}
    />
  );
}
