import type { Template } from '@fieldspan/api/queries/form-editing';
import { FullScreen } from '@fieldspan/ui/full-screen';
import { t } from '@fieldspan/ui/i18n';
import { Segmented } from '@fieldspan/ui/segmented';
import { SelectField } from '@fieldspan/ui/select-field';
import { formJson } from '@fieldspan/domain/form/edit/edit-form';
import type { EditForm } from '@fieldspan/domain/form/edit/edit-form';
import { pseudoForm } from '@fieldspan/domain/form/edit/pseudo-form';
import { useMemo, useState } from 'react';
import { personnelRolesQuery } from '@fieldspan/api/queries/time-logs';
import { mayUseTemplate } from '@fieldspan/domain/template-permission';
import { useQuery } from '@tanstack/react-query';
import { FormTestRun } from '../form-test-run.tsx';
import styles from './preview.module.css';

type PreviewProps = { form: EditForm; roles: Template['JobPersonnelRole']; onClose: () => void };

/** The draft as people will fill it in, to the end. Nothing is stored. */
export function Preview({ form, roles, onClose }: PreviewProps) {
  const [width, setWidth] = useState('phone');
  const [words, setWords] = useState('written');
  const json = useMemo(() => formJson(words === 'longer' ? pseudoForm(form) : form), [form, words]);
  return (
    <FullScreen title={t('Preview')} onClose={onClose}>
      <div className={styles.preview}>
        <div className={styles.tools}>
          <p className={styles.note}>{t('Live preview, nothing is saved')}</p>
          <Segmented
            label={t('Width')}
            hideLabel
            value={width}
            onChange={setWidth}
            options={[
              { value: 'phone', label: t('Phone') },
              { value: 'tablet', label: t('Tablet') },
              { value: 'desktop', label: t('Wide') },
            ]}
          />
          <Segmented
            label={t('Words of the form')}
            hideLabel
            value={words}
            onChange={setWords}
            options={[
              { value: 'written', label: t('As written') },
              { value: 'longer', label: t('As in a longer language') },
            ]}
          />
          <AsRole roles={roles} />
        </div>
        <div className={styles.device} data-width={width}>
          <FormTestRun key={words} json={json} />
        </div>
      </div>
    </FullScreen>
  );
}

function AsRole({ roles }: Pick<PreviewProps, 'roles'>) {
  const { data: all = [] } = useQuery(personnelRolesQuery());
  const [role, setRole] = useState('');
  const isOpen = mayUseTemplate({
    templateRoleIds: roles.map(({ id }) => id),
    canWriteForms: role === '',
    context: { isAssignee: false, roleIds: [Number(role)] },
  });
  return (
    <div className={styles.role}>
      <SelectField
        label={t('As role')}
        value={role}
        options={[
          { value: '', label: t('Manager of forms') },
          ...all.filter(({ archived }) => archived === 0).map(({ id, title }) => ({ value: String(id), label: title })),
        ]}
        onChange={setRole}
      />
      {!isOpen && <p role="alert">{t('On a job, this role may not use the form.')}</p>}
    </div>
  );
}
