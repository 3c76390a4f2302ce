import { useParams } from '@fieldspan/federation/router';
import { usePageTitle } from '@fieldspan/federation/page-title';
import { Wait } from '@fieldspan/federation/wait';
import { personName } from '@fieldspan/domain/person-name';
import { t } from '@fieldspan/ui/i18n';
import { PageHeader } from '@fieldspan/ui/page-header';
import { NotFound } from '@fieldspan/records/page/not-found';
import { useCurrentUser } from '@fieldspan/records/current-user';
import { DeviceSection } from './device-section.tsx';
import { EmailSection } from './email-section.tsx';
import { FactorSection } from './factor-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { PinSection } from './pin-section.tsx';
import { SignOnSection } from './sign-on-section.tsx';
import styles from './security-screen.module.css';

/** How a person signs in, and where they are signed in. Everybody sees only their own. */
export function SecurityScreen() {
  const { slug } = useParams();
  const { profile } = useCurrentUser();
  usePageTitle(t('Sign-in and security'));
  if (slug !== profile.slug)
    return <NotFound title={t('Sign-in and security')} reason={t('Everybody sees only their own sign-in.')} />;
  const breadcrumb = [
    { label: personName(profile), to: `/employee/${profile.slug}/profile` },
    { label: t('Sign-in and security') },
  ];
  return (
    <>
      <PageHeader title={t('Sign-in and security')} subtitle={profile.email} breadcrumb={breadcrumb} />
      <div className={styles.sections}>
        <PasswordSection />
        <EmailSection email={profile.email} />
        <Wait>
          <FactorSection />
        </Wait>
        <Wait>
          <PinSection />
        </Wait>
        <Wait>
          <SignOnSection />
        </Wait>
        <Wait>
          <DeviceSection />
        </Wait>
      </div>
    </>
  );
}
