import type { ShownForm } from '@fieldspan/contract/shown-form';
import { PublicLinkButton } from '@fieldspan/federation/public-link-button';
import { RecordHistory } from '@fieldspan/federation/record-history';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconPrinter } from '@fieldspan/ui/icons';
import { PageHeader } from '@fieldspan/ui/page-header';
import { Tag } from '@fieldspan/ui/tag';
import type { ReactNode } from 'react';
import { PdfButton } from '../parts/pdf-button.tsx';
import styles from './view-header.module.css';

type ViewHeaderProps = { form: ShownForm; isSignedIn: boolean; children?: ReactNode };

/** The history is for people of the company; the server checks each of them. */
export function ViewHeader({ form, isSignedIn, children }: ViewHeaderProps) {
  const title = form.child_template_description ?? t('Form');
  return (
    <PageHeader
      title={title}
      subtitle={[form.company_name, form.template_title].filter(Boolean).join(' · ')}
      status={form.is_active === 1 ? <Tag tone="green">{t('Active')}</Tag> : <Tag>{t('No longer active')}</Tag>}
      actions={
        <div className={styles.actions}>
          {children}
          {form.may_write && (
            <PublicLinkButton page={{ model: 'CompanyForm', record_id: form.id, path: '/form/view/' }} />
          )}
          {isSignedIn && <RecordHistory model="CompanyForm" id={form.id} title={title} />}
          <PdfButton form={form} {...(form.revision !== form.current_revision && { revision: form.revision })} />
          <Button icon={<IconPrinter aria-hidden="true" />} onClick={() => window.print()}>
            {t('Print')}
          </Button>
        </div>
      }
    />
  );
}
