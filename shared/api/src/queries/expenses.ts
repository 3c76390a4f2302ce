import { call, callAll, callList, callSome } from '@fieldspan/api/call';
import { someOf } from './some-of.ts';
import { commentOn } from '@fieldspan/api/comment-on';
import { saveRecord } from '@fieldspan/api/save-record';
import type { Filters } from '@fieldspan/contract/filters';
import type { ListQuery } from './list-query.ts';
import type { QueryAnswer } from './query-answer.ts';
import { queryValue } from './query-value.ts';

const INCLUDE = {
  User: ['slug', 'first_name', 'last_name'],
  ExpenseCode: ['code', 'description'],
  Job: ['slug', 'job_num', 'job_name'],
  Service: ['slug', 'job_num', 'job_name'],
  ReceiptImage: ['filename', 'thumb_filename', 'original_filename', 'width', 'height'],
} as const;

const MANY = 200;

export const expenseListQuery = (query: ListQuery<'Expense'>) =>
  queryValue(['Expense', 'list', query], ({ signal }) =>
    callList('Expense', { ...query, include: INCLUDE }, { signal }),
  );
export type ExpenseRow = QueryAnswer<typeof expenseListQuery>['rows'][number];

export const expenseQuery = (idOrSlug: string) =>
  queryValue(['Expense', 'record', idOrSlug], ({ signal }) =>
    call('Expense/find', { slug: idOrSlug, include: INCLUDE }, { signal }),
  );

/** Submitted expenses of other people, oldest first; `meta.count` is the total number. */
export const waitingExpensesQuery = (userId: number) =>
  queryValue(['Expense', 'waiting', userId], ({ signal }) =>
    callList(
      'Expense',
      {
        filters: { status: 'submitted', user_id: { not: userId } },
        include: INCLUDE,
        order: [['spent_on', 'ASC']],
        page: 1,
        limit: MANY,
      },
      { signal },
    ),
  );

/** Expense codes with their groups, by code. */
export const expenseCodesQuery = () =>
  queryValue(['ExpenseCode', 'all'], ({ signal }) =>
    callAll('ExpenseCode', { include: { ExpenseGroup: ['title'] }, order: [['code', 'ASC']] }, { signal }),
  );

export type ExpenseCode = QueryAnswer<typeof expenseCodesQuery>[number];

/** Expense codes that match the typed text. */
export const expenseCodeChoicesQuery = (typed: string) =>
  queryValue(['ExpenseCode', 'some-choices', typed], async ({ signal }) => {
    const like = { like: typed };
    const filters: Filters<'ExpenseCode'> = {
      archived: 0,
      ...(typed !== '' && { any: [{ code: like }, { description: like }] }),
    };
    const query = { filters, include: { ExpenseGroup: ['title'] }, order: [['code', 'ASC']], limit: 50 } as const;
    const some = await callSome('ExpenseCode', query, { signal });
    return someOf(some, ({ id, code, description, ExpenseGroup }) => ({
      id,
      title: `${code} ${description ?? ''}`.trim(),
      note: ExpenseGroup?.title ?? null,
    }));
  });

/** A decision applies to the version that was seen; if the record has changed since, the server refuses it. */
type Seen = { id: number; version: number };

export async function decideExpense({ id, version }: Seen, status: 'approved' | 'rejected'): Promise<void> {
  await call('Expense/save', { id, version, status });
}

export async function submitExpense({ id, version }: Seen): Promise<void> {
  await call('Expense/save', { id, version, status: 'submitted' });
}

type SentBack = Seen & { slug: string; user_id: number | null; subject: string; reason: string };

/** Rejects an expense; the reason is also sent to its owner as a comment. */
export async function rejectExpense({ id, version, slug, user_id, subject, reason }: SentBack): Promise<void> {
  await saveRecord('Expense', { id, version, status: 'rejected', reason });
  const members = user_id === null ? [] : [user_id];
  await commentOn({ model: 'Expense', slug, subject, members, message: reason });
}
