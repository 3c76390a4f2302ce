import { explain } from '@fieldspan/api/explain';
import { signForm } from '@fieldspan/api/queries/signing';
import type { SigningLink } from '@fieldspan/api/queries/signing';
import { isSigned } from '@fieldspan/domain/signature';
import type { Signature } from '@fieldspan/domain/signature';
import { t } from '@fieldspan/ui/i18n';
import { useState } from 'react';

/** Signs a form with the link of an invitation. */
export function useExternalSigning(link: SigningLink, revision: number) {
  const [signature, setSignature] = useState<Signature | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState('');

  const send = async (given: Signature): Promise<void> => {
    await signForm({ ...link, name: given.name, signature_json: JSON.stringify(given), revision });
  };

  const submit = () => {
    if (isBusy) return;
    if (signature === null || !isSigned(signature)) {
      setRefusal(t("You must sign the form to continue, or click 'Skip Signature'"));
      return;
    }
    setRefusal('');
    setIsBusy(true);
    void send(signature)
      .catch((error: unknown) => setRefusal(explain(error).text))
      .finally(() => setIsBusy(false));
  };

  return { signature, setSignature, submit, isBusy, refusal, dismiss: () => setRefusal('') };
}
