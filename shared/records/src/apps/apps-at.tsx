import { addonAppsQuery } from '@fieldspan/api/queries/company-settings';
import { Button } from '@fieldspan/ui/button';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconLayoutGridAdd } from '@fieldspan/ui/icons';
import { AppLink } from '@fieldspan/ui/link';
import { useSuspenseQuery } from '@tanstack/react-query';
import { AppList } from './app-list.tsx';

/** The apps that appear in one place of the product. */
export function AppsAt({ location }: { location: string }) {
  const { data: apps } = useSuspenseQuery(addonAppsQuery());
  const here = apps.filter(({ ui_location }) => ui_location === location);
  if (here.length > 0) return <AppList apps={here} />;
  return (
    <EmptyState
      icon={<IconLayoutGridAdd aria-hidden="true" />}
      title={t('No apps here')}
      action={<Button render={<AppLink to="/apps/store" />}>{t('Go to {{title}}', { title: t('App store') })}</Button>}
    >
      {t('Apps add to an area what only some companies need.')}
    </EmptyState>
  );
}
