import { usePageTitle } from '@fieldspan/federation/page-title';
import { t } from '@fieldspan/ui/i18n';
import { PageHeader } from '@fieldspan/ui/page-header';
import type { ReactNode } from 'react';
import { AreaNav } from './area-nav.tsx';
import { areaTrail } from './area-trail.ts';
import type { Area } from '../entry.ts';
import { NotFound } from '../page/not-found.tsx';
import { PartBoundary } from '../page/part-boundary.tsx';
import { useCurrentUser } from '../current-user.ts';

type AreaPageProps = {
  area: Area;
  /** Key of this screen's tab. */
  tab: string;
  title: string;
  count?: number | undefined;
  subtitle?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
};

/**
 * A screen of an area that is not a plain list: heading, breadcrumbs, tabs. People who may not see its tab are refused
 * at its address.
 */
export function AreaPage({ area, tab, title, count, subtitle, actions, children }: AreaPageProps) {
  const { viewer } = useCurrentUser();
  usePageTitle(title);
  const isShown = area.tabs.find(({ key }) => key === tab)?.isShown?.(viewer) ?? true;
  if (!isShown || viewer.role === 'none') {
    return <NotFound title={title} reason={t('You do not have permission to see this')} />;
  }
  return (
    <section aria-label={title}>
      <PageHeader
        title={title}
        count={count}
        subtitle={subtitle}
        actions={actions}
        breadcrumb={areaTrail(area, title)}
      />
      <AreaNav area={area} current={tab} />
      <PartBoundary>{children}</PartBoundary>
    </section>
  );
}
