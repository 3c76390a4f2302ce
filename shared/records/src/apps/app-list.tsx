import { dataText } from '@fieldspan/domain/message';
import { showAlert } from '@fieldspan/api/alerts';
import { setInstalled } from '@fieldspan/api/queries/company-settings';
import type { AddonApp } from '@fieldspan/api/queries/company-settings';
import { APPS } from '@fieldspan/domain/apps';
import { Button } from '@fieldspan/ui/button';
import { t, translated } from '@fieldspan/ui/i18n';
import { IconLayoutGridAdd } from '@fieldspan/ui/icons';
import { AppLink } from '@fieldspan/ui/link';
import { Tag } from '@fieldspan/ui/tag';
import { useMutation } from '@tanstack/react-query';
import { useCurrentUser } from '../current-user.ts';
import styles from './app-list.module.css';

/** Apps and the places where they appear; an administrator installs and removes them. */
export function AppList({ apps }: { apps: readonly AddonApp[] }) {
  const { viewer } = useCurrentUser();
  return (
    <ul className={styles.apps}>
      {apps.map((app) => (
        <li key={app.id} className={styles.app} aria-labelledby={`app-${app.id}`}>
          <IconLayoutGridAdd className={styles.icon} aria-hidden="true" />
          <h2 id={`app-${app.id}`} className={styles.name}>
            {nameOf(app)}
          </h2>
          <p className={styles.about}>{app.key === null ? app.description : translated(APPS[app.key].about)}</p>
          <div className={styles.foot}>
            {app.ui_location && <Tag>{translated(dataText(app.ui_location))}</Tag>}
            {app.is_installed === 1 && <Tag tone="green">{t('Installed')}</Tag>}
            {app.is_installed === 1 && app.key !== null && (
              <Button
                size="s"
                aria-label={t('Open {{app}}', { app: nameOf(app) })}
                render={<AppLink to={APPS[app.key].to} />}
              >
                {t('Open')}
              </Button>
            )}
            {viewer.role === 'Admin' && <InstallButton app={app} />}
          </div>
        </li>
      ))}
    </ul>
  );
}

const nameOf = ({ key, name }: AddonApp): string => (key === null ? name : translated(APPS[key].name));

function InstallButton({ app }: { app: AddonApp }) {
  const isInstalled = app.is_installed === 1;
  const saving = useMutation({
    mutationFn: () => setInstalled(app, isInstalled ? 0 : 1),
    onSuccess: () => showAlert({ type: 'saved', message: t('Saved!') }),
  });
  return (
    <Button
      size="s"
      className={styles.button ?? ''}
      busy={saving.isPending}
      disabled={saving.isPending}
      aria-label={t(isInstalled ? 'Remove {{app}}' : 'Install {{app}}', { app: nameOf(app) })}
      onClick={() => saving.mutate()}
    >
      {isInstalled ? t('Remove') : t('Install')}
    </Button>
  );
}
