import { call } from '@fieldspan/api/call';
import type { SpecialPayloads } from '@fieldspan/contract/calls';
import { queryOptions } from '@tanstack/react-query';

export type LinkedRecord = SpecialPayloads['PublicLink/find'];

/** How the public page of a record is opened by people without an account. */
export const publicLinkQuery = ({ model, record_id }: LinkedRecord) =>
  queryOptions({
    queryKey: ['public-link', model, record_id],
    queryFn: ({ signal }) => call('PublicLink/find', { model, record_id }, { signal }),
    meta: { quiet: true },
  });

export const savePublicLink = (link: SpecialPayloads['PublicLink/save']) => call('PublicLink/save', link);

/** A new address; the old one opens nothing from then on. */
export const renewPublicLink = (linked: LinkedRecord) => call('PublicLink/renew', linked);
