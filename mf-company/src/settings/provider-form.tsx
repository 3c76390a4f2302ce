import { saveProvider } from '@fieldspan/api/queries/company-provider';
import type { CompanyProvider, OwnProvider } from '@fieldspan/contract/sign-on-calls';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { TextField } from '@fieldspan/ui/text-field';
import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { ErrorBox } from '@fieldspan/records/page/error-box';
import styles from './settings.module.css';

const NEW_SECRET = t('Kept sealed, and never shown again');
const KEPT_SECRET = t('Empty: the one that is kept goes on');
const domainsHint = (domains: readonly string[]): string =>
  t('Domains of addresses with which Admins of your company sign in: {{domains}}', { domains: domains.join(', ') });

const EMPTY = { name: '', issuer: '', client_id: '', domains: [] };

/** The stored settings, without the secret. */
function typedOf(provider: OwnProvider | null) {
  const { name, issuer, client_id, domains } = provider ?? EMPTY;
  return { name, issuer, client_id, client_secret: '', domains: domains.join(', ') };
}

type ProviderFormProps = { company: CompanyProvider; whenConfirmed: (change: () => void) => void };

/** The values that an Admin copies from the provider and to it. */
export function ProviderForm({ company, whenConfirmed }: ProviderFormProps) {
  const { provider, redirect_uri, own_domains } = company;
  const [typed, setTyped] = useState(() => typedOf(provider));
  const saving = useMutation({ mutationFn: saveProvider, meta: { quiet: true } });
  const field = (name: keyof typeof typed) => ({
    value: typed[name],
    onChange: (value: string) => setTyped({ ...typed, [name]: value }),
  });
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!saving.isPending) whenConfirmed(() => saving.mutate(typed));
  };
  return (
    <form className={styles.provider} aria-label={t('Single sign-on')} onSubmit={handleSubmit} noValidate>
      {provider === null && <Intro />}
      <TextField label={t('Name')} hint={t('People read “Continue with …”')} {...field('name')} />
      <TextField
        label={t('Issuer')}
        type="url"
        hint={t('The address of the provider, such as https://login.example.com')}
        {...field('issuer')}
      />
      <TextField label={t('Client id')} autoComplete="off" {...field('client_id')} />
      <TextField
        label={t('Client secret')}
        type="password"
        autoComplete="off"
        hint={provider === null ? NEW_SECRET : KEPT_SECRET}
        {...field('client_secret')}
      />
      <TextField label={t('Mail domains')} hint={domainsHint(own_domains)} {...field('domains')} />
      <RedirectField address={redirect_uri} />
      <ErrorBox error={saving.error} />
      <div>
        <Button type="submit" variant="primary" busy={saving.isPending}>
          {provider === null ? t('Set up single sign-on') : t('Save')}
        </Button>
      </div>
    </form>
  );
}

const Intro = () => (
  <p className={styles.quiet}>
    {t(
      'Let people sign in with the account that they have at your company: Microsoft Entra ID, Google Workspace, Okta, Keycloak or any other OpenID provider.',
    )}
  </p>
);

const nothing = () => undefined;

const RedirectField = ({ address }: { address: string }) => (
  <TextField
    label={t('Redirect address')}
    hint={t('Enter this at the provider')}
    value={address}
    onChange={nothing}
    readOnly
  />
);
