import { companySettingQuery } from '@fieldspan/api/queries/company-settings';
import { ACCOUNTS, ACCOUNT_ROLES, LONGEST_ACCOUNT, accountingSettings } from '@fieldspan/domain/accounting/accounts';
import type { AccountRole } from '@fieldspan/domain/accounting/accounts';
import { msg } from '@fieldspan/domain/message';
import { useRecordForm } from '@fieldspan/federation/record-form';
import { Card } from '@fieldspan/ui/card';
import { t, translated } from '@fieldspan/ui/i18n';
import { SaveForm } from '@fieldspan/ui/save-form';
import { TextField } from '@fieldspan/ui/text-field';
import { useSuspenseQuery } from '@tanstack/react-query';
import styles from './accounting.module.css';

/** What the books call our accounts; empty for the usual names. */
export function AccountNames() {
  const { data: setting } = useSuspenseQuery(companySettingQuery());
  const form = useRecordForm({
    model: 'CompanySetting',
    id: setting?.id ?? null,
    version: setting?.version ?? null,
    labels: { accounting_json: t('Accounts of the books') },
    initial: { accounting_json: setting?.accounting_json ?? null },
    saidAfter: msg('Saved!'),
  });
  const text = form.values['accounting_json'];
  const { accounts } = accountingSettings(typeof text === 'string' ? text : null);
  const rename = (role: AccountRole, name: string) => {
    const { [role]: _before, ...others } = accounts;
    const cleared = name.replaceAll(/[\t\r\n"]/g, ' ').slice(0, LONGEST_ACCOUNT);
    const named = cleared === '' ? others : { ...others, [role]: cleared };
    form.set('accounting_json', JSON.stringify({ accounts: named }));
  };
  return (
    <SaveForm
      label={t('Accounts of the books')}
      isDirty={form.isDirty}
      isSaving={form.isSaving}
      onSave={form.save}
      onDiscard={form.discard}
    >
      <Card title={t('Accounts of the books')}>
        <div className={styles.card}>
          <p className={styles.note}>
            {t(
              'What your accounting calls each account. The usual name is used where a field is empty. QuickBooks keeps its own account for sales tax to itself: name another one for taxes.',
            )}
          </p>
          <div className={styles.fields}>
            {ACCOUNT_ROLES.map((role) => (
              <TextField
                key={role}
                label={translated(ACCOUNTS[role].name)}
                placeholder={ACCOUNTS[role].usual}
                value={accounts[role] ?? ''}
                onChange={(name) => rename(role, name)}
              />
            ))}
          </div>
        </div>
      </Card>
      {form.question}
    </SaveForm>
  );
}
