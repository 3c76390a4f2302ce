import { alertError, showAlert } from '@fieldspan/api/alerts';
import { companySettingQuery } from '@fieldspan/api/queries/company-settings';
import type { QuickbooksConnection } from '@fieldspan/api/queries/company-settings';
import { quickbooksAccountsQuery, saveQuickbooksAccounts } from '@fieldspan/api/queries/quickbooks';
import { ACCOUNTS, ACCOUNT_ROLES, accountingSettings } from '@fieldspan/domain/accounting/accounts';
import type { AccountRole, AccountingSettings } from '@fieldspan/domain/accounting/accounts';
import { chosenAccounts, mayBeAccount, suggestedAccount } from '@fieldspan/domain/accounting/journal';
import type { ChosenAccounts, RemoteAccount } from '@fieldspan/domain/accounting/journal';
import { useLeaveGuard } from '@fieldspan/federation/leave-guard';
import { Card } from '@fieldspan/ui/card';
import { t, translated } from '@fieldspan/ui/i18n';
import { IconList } from '@fieldspan/ui/icons';
import { SaveForm } from '@fieldspan/ui/save-form';
import { SelectField } from '@fieldspan/ui/select-field';
import { useMutation, useSuspenseQueries } from '@tanstack/react-query';
import { useState } from 'react';
import styles from './integrations.module.css';

type Ids = Partial<Record<AccountRole, string>>;

/** Which account of QuickBooks each of ours is. What is probably meant is chosen already where nothing was. */
export function QuickbooksAccountsForm({ connection }: { connection: QuickbooksConnection }) {
  const [{ data: accounts }, { data: setting }] = useSuspenseQueries({
    queries: [quickbooksAccountsQuery(), companySettingQuery()],
  });
  const chosen = chosenAccounts(connection.accounts_json);
  const [typed, setTyped] = useState<Ids>({});
  const ids = idsOf({ chosen, typed, accounts, settings: accountingSettings(setting?.accounting_json ?? null) });
  const isDirty = ACCOUNT_ROLES.some((role) => (ids[role] ?? '') !== (chosen[role]?.id ?? ''));
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      saveQuickbooksAccounts({ accounts_json: JSON.stringify(ids), before: connection.accounts_json ?? '' }),
    onSuccess: () => {
      setTyped({});
      showAlert({ type: 'saved', message: t('Saved!') });
    },
    onError: alertError,
    meta: { quiet: true },
  });
  const hasTyped = Object.keys(typed).length > 0;
  useLeaveGuard(hasTyped, t('You have changes that are not saved. Leave without saving?'));
  return (
    <SaveForm
      label={t('Accounts in QuickBooks')}
      isDirty={isDirty}
      isSaving={isPending}
      onSave={() => mutate()}
      {...(hasTyped && { onDiscard: () => setTyped({}) })}
    >
      <Card title={t('Accounts in QuickBooks')} icon={<IconList aria-hidden="true" />}>
        <p className={styles.lead}>
          {t(
            'Which account of QuickBooks each amount goes to. What has no account yet waits until you choose one. Amounts that were sent stay where they went.',
          )}{' '}
          {Object.keys(chosen).length === 0 && t('What is probably meant is filled in: look at it, and save.')}
        </p>
        <div className={styles.fields}>
          {ACCOUNT_ROLES.map((role) => (
            <SelectField
              key={role}
              label={translated(ACCOUNTS[role].name)}
              value={ids[role] ?? ''}
              onChange={(id) => setTyped((before) => ({ ...before, [role]: id }))}
              options={optionsOf(role, { accounts, chosen })}
            />
          ))}
        </div>
      </Card>
    </SaveForm>
  );
}

type Known = {
  chosen: ChosenAccounts;
  typed: Ids;
  accounts: readonly RemoteAccount[];
  settings: AccountingSettings;
};

function idsOf({ chosen, typed, accounts, settings }: Known): Ids {
  const known = (role: AccountRole): string =>
    typed[role] ?? chosen[role]?.id ?? suggestedAccount(role, accounts, settings)?.id ?? '';
  return Object.fromEntries(ACCOUNT_ROLES.map((role) => [role, known(role)]));
}

type Offered = { accounts: readonly RemoteAccount[]; chosen: ChosenAccounts };

/** The accounts that may be meant, below the words that QuickBooks has for their kinds. */
function optionsOf(role: AccountRole, { accounts, chosen }: Offered) {
  const possible = accounts.filter((account) => mayBeAccount(role, account));
  const kinds = [...new Set(possible.map(({ type }) => type))];
  const before = chosen[role];
  const isGone = before !== undefined && !possible.some(({ id }) => id === before.id);
  return [
    { value: '', label: t('Not chosen yet') },
    ...(isGone ? [{ value: before.id, label: t('{{name}} (not there any more)', { name: before.name }) }] : []),
    ...kinds.map((kind) => ({
      label: kind,
      options: possible.filter(({ type }) => type === kind).map(({ id, name }) => ({ value: id, label: name })),
    })),
  ];
}
