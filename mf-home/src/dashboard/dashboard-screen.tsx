import { dayPart } from '@fieldspan/domain/day-part';
import { headingDay } from '@fieldspan/domain/day-text';
import { msg } from '@fieldspan/domain/message';
import { useNow } from '@fieldspan/federation/now';
import { useFills } from '@fieldspan/federation/use-fills';
import { usePageTitle } from '@fieldspan/federation/page-title';
import { t, translated } from '@fieldspan/ui/i18n';
import { IconSearch } from '@fieldspan/ui/icons';
import { AppLink } from '@fieldspan/ui/link';
import { useNarrow } from '@fieldspan/ui/narrow';
import { PageHeader } from '@fieldspan/ui/page-header';
import { useCurrentUser } from '@fieldspan/records/current-user';
import { PhoneCardOf } from './card-of.tsx';
import styles from './dashboard-screen.module.css';
import { HomeGrid } from './home-grid.tsx';
import { NoEmployer } from './no-employer.tsx';
import { QuickWays } from './quick-ways.tsx';

const GREETINGS = {
  morning: msg('Good morning'),
  afternoon: msg('Good afternoon'),
  evening: msg('Good evening'),
} as const;

/** Up to this width in px the quick links are on the page as well. */
const PHONE_WIDTH = 800;

const FIND_KEYS = /Mac/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K';

/** The current tasks of one person. */
export function DashboardScreen() {
  const { profile, viewer } = useCurrentUser();
  const isPhone = useNarrow(PHONE_WIDTH);
  const phoneCards = useFills('home.phone-card');
  const now = useNow();
  const greeting = translated(GREETINGS[dayPart(now.getHours())]);
  const name = profile.first_name?.trim() ?? '';
  usePageTitle(t('Dashboard'));
  return (
    <>
      <PageHeader
        title={name === '' ? greeting : t('{{greeting}}, {{name}}', { greeting, name })}
        subtitle={headingDay(now)}
        actions={
          <AppLink to="/find" className={styles.find}>
            <IconSearch aria-hidden="true" />
            {t('Find anything')}
            <kbd className={styles.keys} aria-hidden="true">
              {FIND_KEYS}
            </kbd>
          </AppLink>
        }
      />
      {viewer.role === 'none' ? (
        <NoEmployer />
      ) : (
        <>
          {isPhone &&
            phoneCards.map((fill) => (
              <PhoneCardOf key={`${fill.remote} ${fill.key}`} fill={fill} userId={profile.id} />
            ))}
          <QuickWays userId={profile.id} />
          <HomeGrid profile={profile} viewer={viewer} />
        </>
      )}
    </>
  );
}
