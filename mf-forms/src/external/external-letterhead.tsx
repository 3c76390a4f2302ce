import type { SigningForm } from '@fieldspan/contract/shown-form';
import { t } from '@fieldspan/ui/i18n';
import { PageHeader } from '@fieldspan/ui/page-header';
import { Tag } from '@fieldspan/ui/tag';
import { FormFacts } from '../static-view/form-facts.tsx';
import type { ReactNode } from 'react';
import styles from './external-letterhead.module.css';

/** The company, the form's subject, and who asks for the signature. */
export function ExternalLetterhead({ form, children }: { form: SigningForm; children?: ReactNode }) {
  const isDone = form.signer.completed_at !== null;
  return (
    <>
      <PageHeader
        title={form.child_template_description ?? t('Form')}
        subtitle={form.company_name}
        status={<SigningStatus signer={form.signer} />}
        actions={children}
      />
      {!isDone && (
        <p className={styles.request}>
          {t('{{who}} asks you to read this form and to sign it at the end.', {
            who: form.author ?? form.company_name,
          })}
        </p>
      )}
      <FormFacts form={form} />
    </>
  );
}

function SigningStatus({ signer: { completed_at, withdrawn_at } }: Pick<SigningForm, 'signer'>) {
  if (completed_at === null) return <Tag tone="amber">{t('To be signed')}</Tag>;
  return withdrawn_at === null ? <Tag tone="green">{t('Signed')}</Tag> : <Tag>{t('Withdrawn')}</Tag>;
}
