import type { ShownForm } from '@fieldspan/contract/shown-form';
import { t } from '@fieldspan/ui/i18n';
import { PageHeader } from '@fieldspan/ui/page-header';
import { Tag } from '@fieldspan/ui/tag';
import { ViewActions } from '../view-actions.tsx';
import type { ViewActionsProps } from '../view-actions.tsx';
import styles from './view-header.module.css';

export function ViewHeader({ form, ...about }: Omit<ViewActionsProps, 'title'> & { form: ShownForm }) {
  const title = form.child_template_description ?? t('Form');
  return (
    <PageHeader
      title={title}
      subtitle={[form.company_name, form.template_title].filter(Boolean).join(' · ')}
      status={form.is_active === 1 ? <Tag tone="green">{t('Active')}</Tag> : <Tag>{t('No longer active')}</Tag>}
      actions={
        <div className={styles.actions}>
          <ViewActions form={form} title={title} {...about} />
        </div>
      }
    />
  );
}
