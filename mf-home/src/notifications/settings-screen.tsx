import { sessionAtom } from '@fieldspan/api/session';
import { store } from '@fieldspan/api/store';
import { usePageTitle } from '@fieldspan/federation/page-title';
import { DIGEST_AT } from '@fieldspan/domain/notice-kinds';
import { Card } from '@fieldspan/ui/card';
import { t } from '@fieldspan/ui/i18n';
import { PageHeader } from '@fieldspan/ui/page-header';
import { useAtomValue } from 'jotai';
import { NoticePages } from './notice-pages.tsx';
import { KindWays } from './kind-ways.tsx';
import { MailSwitch } from './mail-switch.tsx';
import { PlaceList } from './place-list.tsx';
import { PushSwitch } from './push-switch.tsx';
import styles from './settings-screen.module.css';

/** What a person is told, and how: on this device, and by mail. */
export function NotificationSettingsScreen() {
  const session = useAtomValue(sessionAtom, { store });
  usePageTitle(t('Alert settings'));
  return (
    <>
      <PageHeader title={t('Alert settings')} />
      <NoticePages current="settings" />
      <Card title={t('This device')} className={styles.card ?? ''}>
        <div className={styles.inside}>{session && <PushSwitch userId={session.userId} />}</div>
      </Card>
      <Card title={t('How you are told')} className={styles.card ?? ''}>
        <div className={styles.inside}>
          <p className={styles.note}>
            {t(
              'At once: on your devices. Once a day: one mail at {{time}}, your time. The list of alerts has all of them.',
              { time: DIGEST_AT },
            )}
          </p>
          <p className={styles.note}>{t('News of an incident, and what people write to you, always comes at once.')}</p>
          <KindWays />
        </div>
      </Card>
      <Card title={t('Projects and calls with a choice of their own')} className={styles.card ?? ''}>
        <div className={styles.inside}>
          <PlaceList />
        </div>
      </Card>
      <Card title={t('By e-mail')} className={styles.card ?? ''}>
        <div className={styles.inside}>
          <MailSwitch />
        </div>
      </Card>
    </>
  );
}
