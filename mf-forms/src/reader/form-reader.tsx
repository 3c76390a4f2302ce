import type { ChildTemplate } from '@fieldspan/api/queries/forms';
import { usePageTitle } from '@fieldspan/federation/page-title';
import { t } from '@fieldspan/ui/i18n';
import { IconInfoCircle } from '@fieldspan/ui/icons';
import { PageHeader } from '@fieldspan/ui/page-header';
import { Tag } from '@fieldspan/ui/tag';
import { useFormPlace } from '../form-place.ts';
import { EquipmentChoice } from './equipment-choice.tsx';
import styles from './form-reader.module.css';
import { FormSections } from './form-sections.tsx';
import { useFormTrail } from './form-trail.ts';

export function FormReader({ child }: { child: ChildTemplate }) {
  const { label, search } = useFormPlace();
  const template = child.FormTemplate;
  const trail = useFormTrail(template, search);
  usePageTitle(child.description);
  return (
    <div className={styles.screen}>
      <PageHeader
        title={child.description}
        breadcrumb={[...trail, { label: child.description }]}
        status={label && <Tag tone="blue">{t('For {{place}}', { place: label })}</Tag>}
      />
      <p className={styles.note}>
        <IconInfoCircle aria-hidden="true" />
        {t('This is how the form reads. It cannot be filled in and signed on this screen yet.')}
      </p>
      {template?.has_equipment === 1 && <EquipmentChoice />}
      <FormSections json={child.form_json ?? template?.form_json ?? null} />
    </div>
  );
}
