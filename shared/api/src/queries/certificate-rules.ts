import { call, callList, callSome } from '@fieldspan/api/call';
import { anyLike } from '@fieldspan/contract/filters';
import type { Filters } from '@fieldspan/contract/filters';
import type { ListQuery } from './list-query.ts';
import type { QueryAnswer } from './query-answer.ts';
import { queryValue } from './query-value.ts';
import { someOf } from './some-of.ts';

const PERSON = ['slug', 'first_name', 'last_name'] as const;
const WORK = ['slug', 'job_num', 'job_name'] as const;
const RULE = { CertificateType: ['title'], Service: WORK, Job: WORK } as const;
const CHOICES = 20;

export const certificateTypesQuery = (query: ListQuery<'CertificateType'>) =>
  queryValue(['CertificateType', 'list', query], ({ signal }) =>
    callList('CertificateType', { ...query, include: { CertificateRule: ['gate'] } }, { signal }),
  );
export type CertificateTypeRow = QueryAnswer<typeof certificateTypesQuery>['rows'][number];

export const certificateTypeQuery = (idOrSlug: string) =>
  queryValue(['CertificateType', 'record', idOrSlug], ({ signal }) =>
    call('CertificateType/find', { slug: idOrSlug, include: { CertificateRule: ['gate'] } }, { signal }),
  );

export const certificateTypeChoicesQuery = (typed: string) =>
  queryValue(['CertificateType', 'some-choices', typed], async ({ signal }) => {
    const filters: Filters<'CertificateType'> = { archived: 0, ...anyLike<'CertificateType'>(['title'], typed) };
    const query = { filters, fields: ['title'], order: [['title', 'ASC']], limit: CHOICES } as const;
    return someOf(await callSome('CertificateType', query, { signal }), ({ id, title }) => ({ id, title, note: null }));
  });

export const certificateRulesQuery = (query: ListQuery<'CertificateRule'>) =>
  queryValue(['CertificateRule', 'list', query], ({ signal }) =>
    callList('CertificateRule', { ...query, include: RULE }, { signal }),
  );
export type CertificateRuleRow = QueryAnswer<typeof certificateRulesQuery>['rows'][number];

export const certificateRuleQuery = (idOrSlug: string) =>
  queryValue(['CertificateRule', 'record', idOrSlug], ({ signal }) =>
    call('CertificateRule/find', { slug: idOrSlug, include: RULE }, { signal }),
  );

export const leavesQuery = (query: ListQuery<'Leave'>) =>
  queryValue(['Leave', 'list', query], ({ signal }) =>
    callList('Leave', { ...query, include: { User: PERSON } }, { signal }),
  );
export type LeaveRow = QueryAnswer<typeof leavesQuery>['rows'][number];

export const leaveQuery = (idOrSlug: string) =>
  queryValue(['Leave', 'record', idOrSlug], ({ signal }) =>
    call('Leave/find', { slug: idOrSlug, include: { User: PERSON } }, { signal }),
  );
