import type { OwnInvitation } from '@fieldspan/contract/account-calls';
import { call, callAll } from '@fieldspan/api/call';
import { queryOptions } from '@tanstack/react-query';
import type { QueryAnswer } from './query-answer.ts';

/** The active company; its id is the tenant_id. */
export const companyQuery = (tenantId: number) =>
  queryOptions({
    queryKey: ['Company', 'record', tenantId],
    queryFn: ({ signal }) => call('Company/find', { slug: tenantId }, { signal }),
  });
export type Company = QueryAnswer<typeof companyQuery>;

/** All companies that a person works for or is invited to. */
export const employersQuery = (userId: number) =>
  queryOptions({
    queryKey: ['UserPermission', 'of', userId],
    queryFn: async ({ signal }) => {
      const [employments, invitations] = await Promise.all([
        callAll(
          'UserPermission',
          {
            filters: { user_id: userId, any: [{ invite_accepted: 1 }, { is_inactive: 1 }] },
            fields: ['slug', 'tenant_id', 'role_type', 'is_inactive', 'invite_accepted', 'invite_declined'],
            include: { Company: ['company_name', 'city', 'province'] },
            order: [['id', 'ASC']],
          },
          { signal },
        ),
        call('CompanyUser/invitations', {}, { signal }),
      ]);
      return [...employments.map(employmentOf), ...invitations.map(invitedTo)];
    },
  });

export type Employment = Omit<OwnInvitation, 'image'> & { is_inactive: 0 | 1; invite_accepted: 0 | 1 };

type Employed = Omit<Employment, 'company_name' | 'city' | 'province'> & {
  Company: { company_name: string; city: string | null; province: string | null } | null;
};

/** The name of a former employer may be hidden. */
const employmentOf = ({ Company, ...employed }: Employed): Employment => ({
  ...employed,
  company_name: Company?.company_name ?? 'Unknown company',
  city: Company?.city ?? null,
  province: Company?.province ?? null,
});

const invitedTo = ({ image: _image, ...invitation }: OwnInvitation): Employment => ({
  ...invitation,
  is_inactive: 0,
  invite_accepted: 0,
});

/** Makes a company the active tenant. Everything that was loaded before belongs to the previous one. */
export const switchEmployer = (userId: number, tenantId: number) =>
  call('User/save', { id: userId, tenant_id: tenantId });

/** Accepting also makes the company the active tenant. */
export const acceptEmployment = (token: string) => call('CompanyUser/accept-employment', { token });
export const declineEmployment = (token: string) => call('CompanyUser/decline-employment', { token });
