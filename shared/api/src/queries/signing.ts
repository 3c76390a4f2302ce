import type { AskedKey } from './query-key.ts';
import { isApiError } from '@fieldspan/api/api-error';
import { call } from '@fieldspan/api/call';
import { explain } from '@fieldspan/api/explain';
import type { SpecialPayloads } from '@fieldspan/contract/calls';
import { DECLINED } from '@fieldspan/contract/declined';
import { ShownFormSchema, SigningFormSchema } from '@fieldspan/contract/shown-form';
import * as v from 'valibot';
import type { PayloadOf } from '../call-types.ts';
import type { ApiRequest, RequestOptions } from '../http.ts';
import { request } from '../http.ts';
import { foundQuery } from './found.ts';
import type { QueryAnswer } from './query-answer.ts';
import { queryValue } from './query-value.ts';

/** Options of calls on public pages: a refusal does not end the session. */
const PUBLIC = { noAuthRedirect: true } as const;

export type FormValues = PayloadOf<'CompanyForm/save'>;
type Asker = Pick<RequestOptions, 'as'>;
type Records = SpecialPayloads['CompanyFormAcknowledgement/save-batch']['records'];

/** @param options `as`: the session of who has filled it in; by default the current one */
export const saveForm = (values: FormValues, options: Asker = {}) => call('CompanyForm/save', values, options);
export const saveParticipants = (records: Records, options: Asker = {}) =>
  call('CompanyFormAcknowledgement/save-batch', { records }, options);
export const removeParticipant = (slug: string) => call('CompanyFormAcknowledgement/delete', { id: slug });
export const inviteAgain = (slug: string) => call('CompanyFormAcknowledgement/invite-again', { id: slug });

/** Withdraws the signer's own signature; it is kept and marked. */
export const withdrawSignature = (withdrawal: SpecialPayloads['CompanyFormAcknowledgement/withdraw']) =>
  call('CompanyFormAcknowledgement/withdraw', withdrawal, PUBLIC);

export const declineSigning = (refusal: SpecialPayloads['CompanyFormAcknowledgement/decline']) =>
  call('CompanyFormAcknowledgement/decline', refusal, PUBLIC);

/** Asks for a new link in place of one that has ended. Nobody is told whether one was sent. */
export const renewLink = (ended: SpecialPayloads['CompanyFormAcknowledgement/renew-link']) =>
  call('CompanyFormAcknowledgement/renew-link', ended, PUBLIC);

export const signForm = (signing: SpecialPayloads['CompanyFormAcknowledgement/sign']) =>
  call('CompanyFormAcknowledgement/sign', signing, PUBLIC);

/** The participants of a stored form, for people who may read the record; others get the reason for the refusal. */
export const storedParticipantsQuery = (slug: string) =>
  foundQuery(
    queryValue(['CompanyForm', 'participants', slug], async ({ signal }) => {
      const include = { CompanyFormAcknowledgement: PARTICIPANT } as const;
      const form = await call('CompanyForm/find', { slug, fields: ['slug'], include }, { ...PUBLIC, signal });
      return form.CompanyFormAcknowledgement;
    }),
  );
export type StoredParticipant = Extract<
  QueryAnswer<typeof storedParticipantsQuery>,
  { record: unknown }
>['record'][number];

const PARTICIPANT = [
  'slug',
  'user_id',
  'is_external_worker',
  'name',
  'company_name',
  'email',
  'phone',
  'is_invite',
  'completed_at',
  'client_key',
  'opened_at',
  'reminded_at',
  'link_ends_at',
  'declined_at',
  'declined_reason',
] as const;

/** The parameters of a signing link. Without a token it is for the invited user, who must be signed in. */
export type SigningLink = { slug: string; acknowledgement_slug: string; token?: string };

/** A filled form with its signatures, or the server's reason for refusing it. Needs no session. */
export const shownFormQuery = (slug: string, userId: number | null, revision: string | null = null) =>
  shownQuery(
    ['CompanyForm', 'page', slug, userId, revision],
    { slug, query: revision === null ? {} : { revision } },
    ShownFormSchema,
  );

/** The form that somebody was invited to sign, or the server's reason for refusing it. */
export const signingFormQuery = ({ slug, ...link }: SigningLink, userId: number | null) =>
  shownQuery(['CompanyForm', 'signing', slug, link, userId], { slug, query: link }, SigningFormSchema);

/** `hasDeclined`: the person declined to sign it, so no new link helps. */
export type FormFound<D> = { form: D } | { reason: string; hasDeclined: boolean };

type Asked = { slug: string; query: Record<string, string> };

const shownQuery = <T>(queryKey: AskedKey, { slug, query }: Asked, schema: v.GenericSchema<unknown, T>) => ({
  ...queryValue(queryKey, async ({ signal }): Promise<FormFound<T>> => {
    const path = `CompanyForm/find/${encodeURIComponent(slug)}`;
    const ask: ApiRequest = { call: 'CompanyForm/find', verb: 'GET', path, payload: { view: 'page', ...query } };
    try {
      const { data } = await request(ask, { ...PUBLIC, signal });
      return { form: v.parse(schema, data) };
    } catch (error) {
      if (isApiError(error) && (error.kind === 'refused' || error.kind === 'unauthorised'))
        return { reason: explain(error).text, hasDeclined: error.code === DECLINED };
      throw error;
    }
  }),
  retry: false,
  meta: { quiet: true },
});
