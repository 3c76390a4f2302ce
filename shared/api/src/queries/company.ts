import { call, callRows } from '@fieldspan/api/call';
import { queryOptions } from '@tanstack/react-query';
import type { QueryAnswer } from './query-answer.ts';

/** The active employer, by its id: that is the tenant_id. */
export const companyQuery = (tenantId: number) =>
  queryOptions({
    queryKey: ['Company', 'record', tenantId],
    queryFn: ({ signal }) => call('Company/find', { slug: tenantId }, { signal }),
  });
export type Company = QueryAnswer<typeof companyQuery>;

/** Every company that a person works for or is invited to. */
export const employersQuery = (userId: number) =>
  queryOptions({
    queryKey: ['UserPermission', 'of', userId],
    queryFn: ({ signal }) =>
      callRows(
        'UserPermission',
        {
          filters: { user_id: userId },
          fields: ['slug', 'tenant_id', 'role_type', 'is_inactive', 'invite_accepted', 'invite_declined'],
          include: { Company: ['company_name', 'city', 'province'] },
          order: [['id', 'ASC']],
          limit: 200,
        },
        { signal },
      ),
  });
export type Employment = QueryAnswer<typeof employersQuery>[number];

/** Makes a company the active employer. Everything that was read belongs to the one before. */
export const switchEmployer = (userId: number, tenantId: number) =>
  call('User/save', { id: userId, tenant_id: tenantId });

/** Accepting makes the company the active employer. */
export const acceptEmployment = (token: string) => call('CompanyUser/accept-employment', { token });
export const declineEmployment = (token: string) => call('CompanyUser/decline-employment', { token });
