import { isApiError } from '@fieldspan/api/api-error';
import { call } from '@fieldspan/api/call';
import type { ProfileType } from '@fieldspan/contract/profile-calls';
import { queryOptions } from '@tanstack/react-query';

/** The public page of a person or a company; null if there is none. Needs no session. */
export const publicProfileQuery = (type: ProfileType, slug: string) =>
  queryOptions({
    queryKey: ['Profile', 'public', type, slug],
    queryFn: async ({ signal }) => {
      try {
        return await call('Profile/public', { type, slug }, { signal, noAuthRedirect: true });
      } catch (error) {
        if (isApiError(error) && error.kind === 'refused') return null;
        throw error;
      }
    },
    meta: { quiet: true },
  });
