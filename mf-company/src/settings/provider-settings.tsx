import { companyProviderQuery, removeProvider, requireProvider } from '@fieldspan/api/queries/company-provider';
import type { OwnProvider } from '@fieldspan/contract/sign-on-calls';
import { Button } from '@fieldspan/ui/button';
import { Card } from '@fieldspan/ui/card';
import { ConfirmDialog } from '@fieldspan/ui/confirm-dialog';
import { t } from '@fieldspan/ui/i18n';
import { Switch } from '@fieldspan/ui/switch';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorBox } from '@fieldspan/records/page/error-box';
import { ProviderForm } from './provider-form.tsx';
import styles from './settings.module.css';

type WhenConfirmed = (change: () => void) => void;

/** The company's own OpenID provider: set up, required, removed. */
export function ProviderSettings({ whenConfirmed }: { whenConfirmed: WhenConfirmed }) {
  const { data } = useSuspenseQuery(companyProviderQuery());
  const { provider } = data;
  return (
    <Card title={t('Single sign-on')}>
      {provider !== null && <ProviderState provider={provider} whenConfirmed={whenConfirmed} />}
      <ProviderForm
        // Resets the fields to the stored values.
        key={JSON.stringify(provider)}
        company={data}
        whenConfirmed={whenConfirmed}
      />
    </Card>
  );
}

function ProviderState({ provider, whenConfirmed }: { provider: OwnProvider; whenConfirmed: WhenConfirmed }) {
  const { name, page, is_required, linked_people } = provider;
  const [isAsking, setAsking] = useState(false);
  const requiring = useMutation({ mutationFn: requireProvider, meta: { quiet: true } });
  const address = location.origin + page;
  return (
    <div className={styles.provider}>
      <p>
        {t('People continue with {{name}} once they type an address of your domains, or at', { name })}{' '}
        <a className={styles.address} href={page}>
          {address}
        </a>
      </p>
      <p className={styles.quiet}>{t('People who are linked: {{count}}', { count: String(linked_people) })}</p>
      <Switch
        label={t('Everybody signs in this way')}
        hint={t(
          'Admins may still use their password, so that you are not locked out when {{name}} fails. Who is signed in now has a week.',
          { name },
        )}
        checked={is_required}
        disabled={requiring.isPending}
        onChange={(required) => whenConfirmed(() => requiring.mutate(required ? 1 : 0))}
      />
      <ErrorBox error={requiring.error} />
      <div>
        <Button onClick={() => whenConfirmed(() => setAsking(true))}>{t('Remove single sign-on')}</Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('Remove {{name}}?', { name })}
        message={t('Whoever signed in with it is signed out, and uses their password from then on.')}
        confirmLabel={t('Remove')}
        cancelLabel={t('Cancel')}
        danger
        onConfirm={() => removeProvider()}
      />
    </div>
  );
}
