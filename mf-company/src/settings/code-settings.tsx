import {
  expenseGroupChoicesQuery,
  expenseGroupsQuery,
  revenueCodesQuery,
} from '@fieldspan/api/queries/company-settings';
import type { ExpenseGroup, RevenueCode } from '@fieldspan/api/queries/company-settings';
import { expenseCodesQuery } from '@fieldspan/api/queries/expenses';
import type { ExpenseCode } from '@fieldspan/api/queries/expenses';
import { msg } from '@fieldspan/domain/message';
import { useCurrentUser } from '@fieldspan/records/current-user';
import type { Field } from '@fieldspan/records/field';
import { useArchivedChoice } from '@fieldspan/records/list/use-archived-choice';
import { RelatedRecords } from '@fieldspan/records/page/related-records';
import { t } from '@fieldspan/ui/i18n';
import { IconFolder, IconReceiptDollar, IconTag } from '@fieldspan/ui/icons';
import { Tag } from '@fieldspan/ui/tag';
import { useSuspenseQueries } from '@tanstack/react-query';

const GROUP_FIELDS: readonly Field<'ExpenseGroup', ExpenseGroup>[] = [
  { kind: 'text', name: 'title', label: msg('Name'), required: true, wide: true },
  { kind: 'number', name: 'sort_order', label: msg('Order') },
];

const EXPENSE_FIELDS: readonly Field<'ExpenseCode', ExpenseCode>[] = [
  { kind: 'text', name: 'code', label: msg('Code'), required: true },
  { kind: 'text', name: 'description', label: msg('Description') },
  {
    kind: 'relation',
    name: 'expense_group_id',
    label: msg('Group'),
    choices: expenseGroupChoicesQuery,
    shownOf: ({ ExpenseGroup: group }) => group?.title ?? null,
  },
  { kind: 'flag', name: 'archived', label: msg('Archived') },
];

const REVENUE_FIELDS: readonly Field<'RevenueCode', RevenueCode>[] = [
  { kind: 'text', name: 'code', label: msg('Code'), required: true },
  { kind: 'text', name: 'description', label: msg('Description') },
  { kind: 'flag', name: 'archived', label: msg('Archived') },
];

/** The accounting codes of expenses and income: made, changed and put away where they are listed. */
export function CodeSettings() {
  const [{ data: groups }, { data: expenseCodes }, { data: revenueCodes }] = useSuspenseQueries({
    queries: [expenseGroupsQuery(), expenseCodesQuery(), revenueCodesQuery()],
  });
  const isAdmin = useCurrentUser().viewer.role === 'Admin';
  const { choice, offered } = useArchivedChoice(isAdmin);
  return (
    <>
      {choice}
      <RelatedRecords
        model="ExpenseCode"
        title={t('Expense codes')}
        icon={<IconFolder aria-hidden="true" />}
        newTitle={t('New expense code')}
        editTitle={t('Edit the code')}
        empty={t('No expense codes')}
        hint={t('What an expense is booked as. Whoever submits one chooses of these.')}
        some={{ rows: offered(expenseCodes), more: 0 }}
        fields={EXPENSE_FIELDS}
        blank={{ code: '', archived: 0 }}
        mayWrite={isAdmin}
        shownAs={(code) => shownAs(code, code.ExpenseGroup?.title)}
      />
      <RelatedRecords
        model="ExpenseGroup"
        title={t('Groups of expense codes')}
        icon={<IconTag aria-hidden="true" />}
        newTitle={t('New group')}
        editTitle={t('Edit the group')}
        empty={t('No groups')}
        hint={t('Groups put codes together where one is chosen, such as Travel.')}
        some={{ rows: groups, more: 0 }}
        fields={GROUP_FIELDS}
        blank={{ title: '', sort_order: groups.length }}
        mayWrite={isAdmin}
        shownAs={({ title }) => ({ title })}
      />
      <RelatedRecords
        model="RevenueCode"
        title={t('Revenue codes')}
        icon={<IconReceiptDollar aria-hidden="true" />}
        newTitle={t('New revenue code')}
        editTitle={t('Edit the code')}
        empty={t('No revenue codes')}
        hint={t('What income is booked as.')}
        some={{ rows: offered(revenueCodes), more: 0 }}
        fields={REVENUE_FIELDS}
        blank={{ code: '', archived: 0 }}
        mayWrite={isAdmin}
        shownAs={(code) => shownAs(code)}
      />
    </>
  );
}

type Code = { code: string; description: string | null; archived: number };

const shownAs = ({ code, description, archived }: Code, group?: string) => ({
  title: description === null || description === '' ? code : `${code} ${description}`,
  subtitle: group ?? '',
  tag: archived === 1 && <Tag>{t('Archived')}</Tag>,
});
