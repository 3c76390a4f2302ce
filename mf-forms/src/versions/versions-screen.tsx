import { childTemplateQuery } from '@fieldspan/api/queries/forms';
import type { ChildTemplate } from '@fieldspan/api/queries/forms';
import { formVersionsQuery } from '@fieldspan/api/queries/form-versions';
import { foundQuery } from '@fieldspan/api/queries/found';
import { usePageTitle } from '@fieldspan/federation/page-title';
import { Link, useLocation, useParams, useSearchParams } from '@fieldspan/federation/router';
import { Button } from '@fieldspan/ui/button';
import { Card } from '@fieldspan/ui/card';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconClock } from '@fieldspan/ui/icons';
import { Stack } from '@fieldspan/ui/layout/stack';
import { PageHeader } from '@fieldspan/ui/page-header';
import { useSuspenseQuery } from '@tanstack/react-query';
import { FormNotFound } from '../form-not-found.tsx';
import { ForFormManagers } from '../for-form-managers.tsx';
import { DraftItem } from './draft-item.tsx';
import { VersionCompare } from './version-compare.tsx';
import { VersionItem } from './version-item.tsx';
import styles from './versions.module.css';

/** The published versions of a child template: who, when, why, what changed, how many forms; each can be restored. */
export function VersionsScreen() {
  const { slug = '' } = useParams();
  return (
    <ForFormManagers>
      <Opened slug={slug} />
    </ForFormManagers>
  );
}

function Opened({ slug }: { slug: string }) {
  const { data: found } = useSuspenseQuery(foundQuery(childTemplateQuery(slug)));
  return 'record' in found ? <Versions child={found.record} /> : <FormNotFound reason={found.reason} />;
}

function Versions({ child }: { child: ChildTemplate }) {
  const { data: versions } = useSuspenseQuery(formVersionsQuery(child.id));
  const [params] = useSearchParams();
  const { pathname: editor } = useLocation();
  usePageTitle(t('Versions of {{form}}', { form: child.description }));
  return (
    <Stack>
      <PageHeader
        title={t('Versions')}
        subtitle={child.description}
        breadcrumb={[
          { label: t('Categories'), to: '/forms/templates' },
          { label: child.description, to: editor },
          { label: t('Versions') },
        ]}
        actions={<Button render={<Link to={editor} />}>{t('Edit the form')}</Button>}
      />
      <VersionCompare child={child} asked={params.get('compare')} base={params.get('with')} />
      <Card title={t('Published')} icon={<IconClock aria-hidden="true" size={18} />}>
        <ol className={styles.list}>
          {child.draft_json !== null && <DraftItem published={child.published_version} />}
          {versions.map((version) => (
            <VersionItem key={version.id} version={version} child={child} />
          ))}
        </ol>
        {versions.length === 0 && (
          <EmptyState title={t('Nothing is published yet')}>
            {t('Publish the draft in the editor. Forms can be filled in with it from then on.')}
          </EmptyState>
        )}
      </Card>
    </Stack>
  );
}
