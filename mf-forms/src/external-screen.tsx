import { signingFormQuery } from '@fieldspan/api/queries/signing';
import type { SigningLink } from '@fieldspan/api/queries/signing';
import { sessionAtom } from '@fieldspan/api/session';
import type { SigningForm } from '@fieldspan/contract/shown-form';
import { isSigned } from '@fieldspan/domain/signature';
import { usePageTitle } from '@fieldspan/federation/page-title';
import { useParams } from '@fieldspan/federation/router';
import { t } from '@fieldspan/ui/i18n';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { ExternalDone } from './external/external-done.tsx';
import { ExternalLetterhead } from './external/external-letterhead.tsx';
import { ExternalSubmit } from './external/external-submit.tsx';
import { NoFormToSign } from './external/no-form-to-sign.tsx';
import { useExternalSigning } from './external/use-external-signing.ts';
import styles from './external-screen.module.css';
import { FileAddress } from './static-view/file-address.ts';
import type { FileAddresses } from './static-view/file-address.ts';
import { PdfButton } from './static-view/pdf-button.tsx';
import { StaticForm } from './static-view/static-form.tsx';
import { Acknowledgement } from './signing/acknowledgement.tsx';
import { ReadyNote } from './signing/ready-note.tsx';
import { warningsIn } from './warnings-in.ts';

/** /form/external: an invited person reads and signs a form, by the link alone or signed in. */
export function ExternalScreen() {
  const { slug = '', acknowledgement_slug = '', token } = useParams();
  const userId = useAtomValue(sessionAtom)?.userId ?? null;
  const link = { slug, acknowledgement_slug, ...(token !== undefined && { token }) };
  const { data: found } = useSuspenseQuery(signingFormQuery(link, userId));
  const form = 'form' in found ? found.form : null;
  usePageTitle(form?.child_template_description ?? t('Form'));
  return (
    <div className={styles.page}>
      {'form' in found ? <FormToSign link={link} form={found.form} /> : <NoFormToSign {...found} link={link} />}
    </div>
  );
}

function FormToSign({ link, form }: { link: SigningLink; form: SigningForm }) {
  const addressOf = useMemo(() => fileAddress(link), [link]);
  return (
    <>
      <ExternalLetterhead form={form}>
        {form.signer.completed_at === null && <PdfButton form={form} link={link} />}
      </ExternalLetterhead>
      <FileAddress value={addressOf}>
        <StaticForm form={form} />
      </FileAddress>
      {form.signer.completed_at === null ? (
        <ToSign link={link} form={form} />
      ) : (
        <ExternalDone link={link} form={form} signer={form.signer} />
      )}
    </>
  );
}

/** Without a session, files are opened with the link's token. */
function fileAddress({ slug, acknowledgement_slug, token }: SigningLink): FileAddresses | null {
  if (token === undefined) return null;
  const base = [slug, acknowledgement_slug, token].map(encodeURIComponent).join('/');
  const file = (filename: string) => `/resources/forms/${base}/${encodeURIComponent(filename)}`;
  return { picture: file, file };
}

type ToSignProps = { link: SigningLink; form: SigningForm };

function ToSign({ link, form: { signer, form_json, revision } }: ToSignProps) {
  const warnings = useMemo(() => warningsIn(form_json), [form_json]);
  const signing = useExternalSigning(link, revision);
  return (
    <>
      {warnings.length > 0 && <ReadyNote signature={signing.signature} warnings={warnings} />}
      <Acknowledgement
        value={signing.signature}
        onChange={signing.setSignature}
        name={signer.name ?? ''}
        isNameFixed={signer.has_preset_name}
      />
      <ExternalSubmit
        link={link}
        isReady={isSigned(signing.signature)}
        refusal={signing.refusal}
        isBusy={signing.isBusy}
        onSubmit={signing.submit}
        onDismiss={signing.dismiss}
      />
    </>
  );
}
