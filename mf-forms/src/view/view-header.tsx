import type { ShownForm } from '@fieldspan/contract/shown-form';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconPrinter } from '@fieldspan/ui/icons';
import { PageHeader } from '@fieldspan/ui/page-header';
import { Tag } from '@fieldspan/ui/tag';
import styles from './view-header.module.css';

export function ViewHeader({ form }: { form: ShownForm }) {
  return (
    <PageHeader
      title={form.child_template_description ?? t('Form')}
      subtitle={[form.company_name, form.template_title].filter(Boolean).join(' · ')}
      status={form.is_active === 1 ? <Tag tone="green">{t('Active')}</Tag> : <Tag>{t('No longer active')}</Tag>}
      actions={
        <Button className={styles.print ?? ''} icon={<IconPrinter aria-hidden="true" />} onClick={() => window.print()}>
          {t('Print')}
        </Button>
      }
    />
  );
}
