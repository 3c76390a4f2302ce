import { shownFormQuery } from '@fieldspan/api/queries/signing';
import { sessionAtom } from '@fieldspan/api/session';
import type { ShownForm, Signer } from '@fieldspan/contract/shown-form';
import { usePageTitle } from '@fieldspan/federation/page-title';
import { useParams, useSearchParams } from '@fieldspan/federation/router';
import { AlertBox } from '@fieldspan/ui/alert-box';
import { Button } from '@fieldspan/ui/button';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconPencil, IconZoomExclamation } from '@fieldspan/ui/icons';
import { PageHeader } from '@fieldspan/ui/page-header';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import styles from './external-screen.module.css';
import { FormChange } from './form-change.tsx';
import { FormFacts } from './parts/form-facts.tsx';
import { StaticForm } from './parts/static-form.tsx';
import { StillToSign } from './signing/still-to-sign.tsx';
import { RevisionList } from './view/revision-list.tsx';
import { Signatures } from './view/signatures.tsx';
import { ViewHeader } from './view/view-header.tsx';
import { warningsIn } from './warnings-in.ts';

/** /form/view: a filled form with its signatures, for anybody who has the link. */
export function FormViewScreen() {
  const { slug = '' } = useParams();
  const userId = useAtomValue(sessionAtom)?.userId ?? null;
  const [params] = useSearchParams();
  const { data: found } = useSuspenseQuery(shownFormQuery(slug, userId, params.get('revision')));
  const form = 'form' in found ? found.form : null;
  usePageTitle(form?.child_template_description ?? t('Form'));
  return (
    <div className={styles.page}>
      {'form' in found ? <Shown form={found.form} isSignedIn={userId !== null} /> : <NotShown {...found} />}
    </div>
  );
}

function Shown({ form, isSignedIn }: { form: ShownForm; isSignedIn: boolean }) {
  const warnings = useMemo(() => warningsIn(form.form_json), [form.form_json]);
  const [isChanging, setIsChanging] = useState(false);
  const isEarlier = form.revision !== form.current_revision;
  return (
    <>
      <ViewHeader form={form} isSignedIn={isSignedIn}>
        {form.may_write && !isEarlier && !isChanging && (
          <Button icon={<IconPencil aria-hidden="true" />} onClick={() => setIsChanging(true)}>
            {t('Change')}
          </Button>
        )}
      </ViewHeader>
      {isEarlier && (
        <AlertBox type="info">{t('This is an earlier revision. The newest one is in the list below.')}</AlertBox>
      )}
      <FormFacts form={form} />
      {isChanging ? <FormChange form={form} onDone={() => setIsChanging(false)} /> : <StaticForm form={form} />}
      <Signatures signers={isSignedIn ? form.participants.filter(hasSigned) : form.participants} />
      {isSignedIn && !isEarlier && <StillToSign form={form} warnings={warnings} />}
      <RevisionList form={form} />
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
