import { publicProfileQuery } from '@fieldspan/api/queries/public-profiles';
import { resourceUrl } from '@fieldspan/api/resource-url';
import type { PublicProfile as Profile, ProfileType } from '@fieldspan/contract/profile-calls';
import { usePageTitle } from '@fieldspan/federation/page-title';
import { useParams } from '@fieldspan/federation/router';
import { Avatar } from '@fieldspan/ui/avatar';
import { Card } from '@fieldspan/ui/card';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconZoomExclamation } from '@fieldspan/ui/icons';
import { Facts } from '@fieldspan/ui/layout/facts';
import { PageHeader } from '@fieldspan/ui/page-header';
import { useSuspenseQuery } from '@tanstack/react-query';
import styles from './public-profile.module.css';

/** What everybody with the link may know of a person or a company. */
export function PublicProfile() {
  const { type = '', slug = '' } = useParams();
  return isType(type) ? <Found type={type} slug={slug} /> : <NoProfile />;
}

/** The types that the contract knows; its schemas are not loaded for the sake of two words. */
const isType = (type: string): type is ProfileType => type === 'user' || type === 'company';

function Found({ type, slug }: { type: ProfileType; slug: string }) {
  const { data: profile } = useSuspenseQuery(publicProfileQuery(type, slug));
  return profile ? <Shown profile={profile} /> : <NoProfile />;
}

function NoProfile() {
  usePageTitle(t('Profile'));
  return (
    <>
      <PageHeader title={t('Profile')} />
      <EmptyState icon={<IconZoomExclamation aria-hidden="true" />} title={t('Profile not found')}>
        {t('The link may be old, or switched off. Ask whoever gave it to you.')}
      </EmptyState>
    </>
  );
}

function Shown({ profile }: { profile: Profile }) {
  const { name, picture } = profile;
  usePageTitle(name);
  return (
    <article className={styles.page}>
      <div className={styles.face}>
        <Avatar name={name} size="l" src={picture && resourceUrl('profile-images', picture.filename, picture.slug)} />
        <PageHeader title={name} subtitle={profile.type === 'user' && profile.job_title} />
      </div>
      <Card>
        <Facts facts={factsOf(profile)} />
      </Card>
    </article>
  );
}

function factsOf(profile: Profile) {
  if (profile.type === 'user') {
    return [
      { term: t('Company'), fact: profile.company_name },
      { term: t('Phone'), fact: phoneLink(profile.company_phone) },
    ];
  }
  const { address, city, postal_code: code, phone, website } = profile;
  return [
    { term: t('Address'), fact: [address, [code, city].filter(Boolean).join(' ')].filter(Boolean).join(', ') },
    { term: t('Phone'), fact: phoneLink(phone) },
    { term: t('Website'), fact: websiteLink(website) },
  ];
}

const phoneLink = (phone: string | null) => phone && <a href={`tel:${phone}`}>{phone}</a>;

/** A page of the web is a link; anything else that was typed is words. */
const websiteLink = (website: string | null) =>
  website && /^https?:\/\//iu.test(website) ? (
    <a href={website} rel="noopener noreferrer nofollow">
      {website}
    </a>
  ) : (
    website
  );
