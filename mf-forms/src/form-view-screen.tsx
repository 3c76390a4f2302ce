import { shownFormQuery } from '@fieldspan/api/queries/signing';
import { sessionAtom } from '@fieldspan/api/session';
import type { ShownForm, Signer } from '@fieldspan/contract/shown-form';
import { usePageTitle } from '@fieldspan/federation/page-title';
import { useParams } from '@fieldspan/federation/router';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconZoomExclamation } from '@fieldspan/ui/icons';
import { PageHeader } from '@fieldspan/ui/page-header';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import styles from './external-screen.module.css';
import { FormFacts } from './parts/form-facts.tsx';
import { StaticForm } from './parts/static-form.tsx';
import { signedForm } from './signed-form.ts';
import { StillToSign } from './signing/still-to-sign.tsx';
import { Signatures } from './view/signatures.tsx';
import { ViewHeader } from './view/view-header.tsx';

/** /form/view: a filled form with its signatures, for whoever has the link. */
export function FormViewScreen() {
  const { slug = '' } = useParams();
  const userId = useAtomValue(sessionAtom)?.userId ?? null;
  const { data: found } = useSuspenseQuery(shownFormQuery(slug, userId));
  const form = 'form' in found ? found.form : null;
  usePageTitle(form?.child_template_description ?? t('Form'));
  return (
    <div className={styles.page}>
      {'form' in found ? <Shown form={found.form} isSignedIn={userId !== null} /> : <NotShown {...found} />}
    </div>
  );
}

function Shown({ form, isSignedIn }: { form: ShownForm; isSignedIn: boolean }) {
  const signed = useMemo(() => signedForm(form.form_json), [form.form_json]);
  return (
    <>
      <ViewHeader form={form} />
      <FormFacts form={form} />
      <StaticForm json={form.form_json} />
      <Signatures signers={isSignedIn ? form.participants.filter(hasSigned) : form.participants} form={signed} />
      {isSignedIn && <StillToSign form={form} signed={signed} />}
    </>
  );
}

const hasSigned = ({ completed_at: at }: Signer): boolean => at !== null;

function NotShown({ reason }: { reason: string }) {
  return (
    <>
      <PageHeader title={t('Form')} />
      <EmptyState icon={<IconZoomExclamation aria-hidden="true" />} title={t('This form cannot be shown')}>
        {reason}
      </EmptyState>
    </>
  );
}
