import { APPS } from '@fieldspan/domain/apps';
import type { AppKey } from '@fieldspan/domain/apps';
import { Button } from '@fieldspan/ui/button';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t, translated } from '@fieldspan/ui/i18n';
import { IconLayoutGridAdd } from '@fieldspan/ui/icons';
import { AppLink } from '@fieldspan/ui/link';
import type { ReactNode } from 'react';
import { useIsAppOn } from './use-is-app-on.ts';

/** What an app shows, and in its place that the company has switched it off. */
export function AppGate({ app, children }: { app: AppKey; children: ReactNode }) {
  if (useIsAppOn(app)) return children;
  return (
    <EmptyState
      icon={<IconLayoutGridAdd aria-hidden="true" />}
      title={t('The app “{{app}}” is switched off', { app: translated(APPS[app].name) })}
      action={<Button render={<AppLink to="/apps/store" />}>{t('Go to {{title}}', { title: t('App store') })}</Button>}
    >
      {translated(APPS[app].about)}
    </EmptyState>
  );
}
