import { call } from '@fieldspan/api/call';
import type { SpecialPayloads } from '@fieldspan/contract/calls';
import { queryOptions } from '@tanstack/react-query';

export type LinkedRecord = SpecialPayloads['PublicLink/find'];

/** The settings of a record's public page. */
export const publicLinkQuery = ({ model, record_id }: LinkedRecord) =>
  queryOptions({
    queryKey: ['PublicLink', 'of', model, record_id],
    queryFn: ({ signal }) => call('PublicLink/find', { model, record_id }, { signal }),
    meta: { quiet: true },
  });

export const savePublicLink = (link: SpecialPayloads['PublicLink/save']) => call('PublicLink/save', link);

/** Creates a new address; the old one stops working. */
export const renewPublicLink = (linked: LinkedRecord) => call('PublicLink/renew', linked);
