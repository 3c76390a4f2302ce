import { formWaysQuery } from '@fieldspan/api/queries/found-forms';
import { shownFormQuery } from '@fieldspan/api/queries/signing';
import { sessionAtom } from '@fieldspan/api/session';
import type { ShownForm, Signer } from '@fieldspan/contract/shown-form';
import { usePageTitle } from '@fieldspan/federation/page-title';
import { useParams, useSearchParams } from '@fieldspan/federation/router';
import { AlertBox } from '@fieldspan/ui/alert-box';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconZoomExclamation } from '@fieldspan/ui/icons';
import { PageHeader } from '@fieldspan/ui/page-header';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import styles from './external-screen.module.css';
import { ActionsCard } from './actions/actions-card.tsx';
import { FormChange } from './form-change.tsx';
import { FormFacts } from './static-view/form-facts.tsx';
import { FileAddress } from './static-view/file-address.ts';
import { StaticForm } from './static-view/static-form.tsx';
import { MailsCard } from './sending/mails-card.tsx';
import { StillToSign } from './signing/still-to-sign.tsx';
import { publicAddresses } from './view/public-addresses.ts';
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
  usePrint(params.get('print') === '1' && form !== null);
  return (
    <div className={styles.page}>
      {'form' in found ? <Shown slug={slug} form={found.form} isSignedIn={userId !== null} /> : <NotShown {...found} />}
    </div>
  );
}

type ShownProps = { slug: string; form: ShownForm; isSignedIn: boolean };

function Shown({ slug, form, isSignedIn }: ShownProps) {
  const warnings = useMemo(() => warningsIn(form.form_json), [form.form_json]);
  const [isChanging, setIsChanging] = useState(false);
  // Somebody who came by the public link may be signed in elsewhere.
  const { isSuccess: isReader } = useQuery({
    ...formWaysQuery(form.slug),
    enabled: isSignedIn,
    throwOnError: false,
  });
  const addresses = useMemo(() => publicAddresses(slug, form), [slug, form]);
  const isEarlier = form.revision !== form.current_revision;
  return (
    <>
      <ViewHeader form={form} isSignedIn={isSignedIn} isChanging={isChanging} onChange={() => setIsChanging(true)} />
      {isEarlier && (
        <AlertBox type="info">{t('This is an earlier revision. The newest one is in the list below.')}</AlertBox>
      )}
      <FormFacts form={form} />
      {isChanging ? (
        <FormChange form={form} onDone={() => setIsChanging(false)} />
      ) : (
        <FileAddress value={addresses}>
          <StaticForm form={form} />
        </FileAddress>
      )}
      <Signatures form={form} signers={isSignedIn ? form.participants.filter(hasSigned) : form.participants} />
      {isSignedIn && !isEarlier && (
        <>
          <ActionsCard form={form} />
          {isReader && <MailsCard formId={form.id} />}
          <StillToSign form={form} warnings={warnings} />
        </>
      )}
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

/** Opens the print dialog once, for whoever came by "Print". */
function usePrint(isAsked: boolean): void {
  const [, setParams] = useSearchParams();
  const print = useEffectEvent(() => {
    setParams(withoutPrint, { replace: true });
    window.print();
  });
  useEffect(() => {
    if (isAsked) print();
  }, [isAsked]);
}

function withoutPrint(before: URLSearchParams): URLSearchParams {
  const after = new URLSearchParams(before);
  after.delete('print');
  return after;
}
