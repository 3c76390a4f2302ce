import { showAlert } from '@fieldspan/api/alerts';
import { explain } from '@fieldspan/api/explain';
import { connectQuickbooks } from '@fieldspan/api/queries/quickbooks';
import { useNavigate, useSearchParams } from '@fieldspan/federation/router';
import { AlertBox } from '@fieldspan/ui/alert-box';
import { t } from '@fieldspan/ui/i18n';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

const PATH = '/apps/integrations';

/** What was handed on already: each consent is valid once. */
const handedOn = new Set<string>();

/** Finishes what the consent page sent back, and takes it out of the address. */
export function ConsentReturn() {
  const [params] = useSearchParams();
  const [sent] = useState(() => ({
    state: params.get('state') ?? '',
    code: params.get('code') ?? '',
    realm_id: params.get('realmId') ?? '',
  }));
  const navigate = useNavigate();
  const isConsent = sent.code !== '';
  const { mutate, error, isPending } = useMutation({
    mutationFn: connectQuickbooks,
    onSuccess: (name) => {
      showAlert({ type: 'saved', message: t('Connected with {{name}}.', { name }) });
      void navigate(PATH, { replace: true });
    },
    meta: { quiet: true },
  });
  useEffect(() => {
    if (!isConsent || handedOn.has(sent.state)) return;
    handedOn.add(sent.state);
    mutate(sent);
  }, [mutate, sent, isConsent]);
  const dismiss = () => void navigate(PATH, { replace: true });
  if (!isConsent)
    return (
      <AlertBox type="info" live="in-a-pause" onDismiss={dismiss}>
        {t('Nothing was connected: the consent was not given.')}
      </AlertBox>
    );
  if (error !== null) {
    const { text, list } = explain(error);
    return (
      <AlertBox type="danger" live="at-once" list={list} onDismiss={dismiss}>
        {text}
      </AlertBox>
    );
  }
  return (
    <AlertBox type="info" live="in-a-pause">
      {isPending ? t('Connecting…') : t('This consent was used before.')}
    </AlertBox>
  );
}
