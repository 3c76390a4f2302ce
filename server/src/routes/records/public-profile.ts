import { PROFILE_TYPES } from '@fieldspan/contract/profile-calls';
import type { ProfileType, PublicProfile } from '@fieldspan/contract/profile-calls';
import { personName } from '@fieldspan/domain/person-name';
import * as v from 'valibot';
import type { Tx } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import { shortText } from '../../http/fields.ts';
import type { Ask, OpenRoute } from '../../http/route.ts';
import { openPublicLink } from '../../links/open-public-link.ts';
import type { PublicRecord } from '../../links/open-public-link.ts';
import { mayReadRecord } from '../../registry/may-read.ts';

const AskSchema = v.object({
  type: v.picklist(PROFILE_TYPES),
  slug: v.pipe(shortText(200), v.nonEmpty('must not be empty')),
});
type Asked = v.InferOutput<typeof AskSchema>;

/** The public page of a person or a company. It needs no session, so its columns are listed one by one. */
export const publicProfile: OpenRoute = {
  verb: 'GET',
  path: 'Profile/public',
  summary: 'What anybody with the link may know of a person (user) or a company',
  session: 'optional',
  takes: AskSchema,
  before: 'terms',
  async handle(ask) {
    const { services, address } = ask;
    const asked = await ask.read(AskSchema);
    const { model, shown } = KINDS[asked.type];
    const found =
      (await ownRecord(ask, asked)) ?? (await services.db.system((tx) => openPublicLink(tx, model, asked.slug)));
    const profile = found && (await services.db.system((tx) => shown(tx, found)));
    if (!profile) {
      await services.limits.take('public-slug', address);
      throw new Refusal('This profile was not found.');
    }
    return profile;
  },
};

type Kind = {
  model: 'User' | 'Company';
  shown: (tx: Tx, found: PublicRecord) => Promise<PublicProfile | null>;
};

const KINDS: Record<ProfileType, Kind> = {
  user: { model: 'User', shown: shownPerson },
  company: { model: 'Company', shown: shownCompany },
};

/** Colleagues open the page by the slug of the person or the company, also while its link is off. */
async function ownRecord({ services, session }: Ask, { type, slug }: Asked): Promise<PublicRecord | null> {
  if (session === null) return null;
  const { tenantId } = session;
  return services.db.as(session, async (tx) => {
    const found = await tx
      .selectFrom(type)
      .where('slug', '=', slug)
      .$if(type === 'company', (query) => query.where('id', '=', tenantId))
      .select('id')
      .executeTakeFirst();
    if (!found || !(await mayReadRecord({ tx, identity: session }, KINDS[type].model, found.id))) return null;
    return { id: found.id, tenantId };
  });
}

/** Only while the person works for the company in whose name the page was opened. */
async function shownPerson(tx: Tx, { id, tenantId }: PublicRecord): Promise<PublicProfile | null> {
  const found = await tx
    .selectFrom('user as person')
    .innerJoin('user_permission as employed', 'employed.user_id', 'person.id')
    .innerJoin('company', 'company.id', 'employed.tenant_id')
    .leftJoin('profile_image as picture', 'picture.id', 'person.image_id')
    .where('person.id', '=', id)
    .where('employed.tenant_id', '=', tenantId)
    .where('employed.is_inactive', '=', 0)
    .where('employed.invite_accepted', '=', 1)
    .select(['person.first_name', 'person.last_name', 'person.job_title'])
    .select(['company.company_name', 'company.phone as company_phone'])
    .select(['picture.slug', 'picture.filename'])
    .executeTakeFirst();
  if (!found) return null;
  const { first_name, last_name, job_title, company_name, company_phone, ...picture } = found;
  const name = personName({ first_name, last_name });
  return { type: 'user', name, job_title, company_name, company_phone, picture: pictureOf(picture) };
}

async function shownCompany(tx: Tx, { id, tenantId }: PublicRecord): Promise<PublicProfile | null> {
  if (id !== tenantId) return null;
  const found = await tx
    .selectFrom('company')
    .leftJoin('profile_image as picture', 'picture.id', 'company.image_id')
    .where('company.id', '=', id)
    .select(['company.company_name as name', 'company.address', 'company.city', 'company.postal_code'])
    .select(['company.phone', 'company.website', 'picture.slug', 'picture.filename'])
    .executeTakeFirst();
  if (!found) return null;
  const { slug, filename, ...facts } = found;
  return { type: 'company', ...facts, picture: pictureOf({ slug, filename }) };
}

type MaybePicture = { slug: string | null; filename: string | null };

const pictureOf = ({ slug, filename }: MaybePicture): PublicProfile['picture'] =>
  slug === null || filename === null ? null : { slug, filename };
