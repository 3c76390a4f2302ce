import { foundQuery } from '@fieldspan/api/queries/found';
import { employeeQuery } from '@fieldspan/api/queries/records';
import type { Employee } from '@fieldspan/api/queries/records';
import { mayRead, mayWrite } from '@fieldspan/contract/access-rules';
import { hasFullName, personName } from '@fieldspan/domain/person-name';
import { PublicLinkButton } from '@fieldspan/federation/public-link-button';
import { usePageTitle } from '@fieldspan/federation/page-title';
import { useParams } from '@fieldspan/federation/router';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconLock } from '@fieldspan/ui/icons';
import { AppLink } from '@fieldspan/ui/link';
import { PageHeader } from '@fieldspan/ui/page-header';
import { useSuspenseQuery } from '@tanstack/react-query';
import { NotFound } from '@fieldspan/records/page/not-found';
import { useCurrentUser } from '@fieldspan/records/current-user';
import { MissingName } from './missing-name.tsx';
import { ProfileFace } from './profile-face.tsx';
import { ProfileFacts } from './profile-facts.tsx';
import { ProfileForm } from './profile-form.tsx';

/** A person's own details, or another person's for those who may read or write them. */
export function ProfileScreen() {
  const { slug = '' } = useParams();
  const { data: found } = useSuspenseQuery(foundQuery(employeeQuery(slug)));
  if ('record' in found) return <PersonScreen person={found.record} />;
  return <NotFound title={t('Profile')} reason={found.reason} />;
}

function PersonScreen({ person }: { person: Employee }) {
  const { viewer, profile } = useCurrentUser();
  const isOwn = person.id === profile.id;
  const name = personName(person);
  const breadcrumb = [{ label: t('Employees'), to: '/employees/list' }, { label: name }];
  const hasWayBack = !isOwn && mayRead('UserCompanySetting')(viewer);
  usePageTitle(isOwn ? t('Profile') : name);
  return (
    <>
      <PageHeader
        title={name}
        subtitle={person.job_title}
        {...(hasWayBack && { breadcrumb })}
        actions={
          isOwn && (
            <>
              <PublicLinkButton page={{ model: 'User', record_id: person.id, path: '/profile/user/' }} />
              <ToSecurity slug={person.slug} />
            </>
          )
        }
      />
      {isOwn && !hasFullName(person) && <MissingName />}
      <ProfileFace person={person} />
      {isOwn || mayWrite('UserCompanySetting')(viewer) ? (
        <ProfileForm key={person.id} person={person} />
      ) : (
        <ProfileFacts person={person} />
      )}
    </>
  );
}

function ToSecurity({ slug }: { slug: string }) {
  return (
    <Button icon={<IconLock aria-hidden="true" />} render={<AppLink to={`/employee/${slug}/security`} />}>
      {t('Sign-in and security')}
    </Button>
  );
}
