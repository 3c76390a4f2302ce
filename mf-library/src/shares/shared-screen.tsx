import { explain } from '@fieldspan/api/explain';
import { sharedFilesQuery } from '@fieldspan/api/queries/library-shares';
import { usePageTitle } from '@fieldspan/federation/page-title';
import { useParams } from '@fieldspan/federation/router';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconLink } from '@fieldspan/ui/icons';
import { SkeletonRows } from '@fieldspan/ui/skeleton-rows';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SharedFiles } from './shared-files.tsx';
import { SharePassword } from './share-password.tsx';

/** The page of a link, for anybody who has it. */
export function SharedScreen() {
  const { slug = '' } = useParams();
  const [pass, setPass] = useState('');
  const { data, error } = useQuery({ ...sharedFilesQuery(slug, pass), throwOnError: false, retry: false });
  usePageTitle(data?.name ?? t('Shared files'));
  if (error) {
    return (
      <EmptyState icon={<IconLink aria-hidden="true" />} title={t('This link shows nothing')}>
        {explain(error).text}
      </EmptyState>
    );
  }
  if (!data) return <SkeletonRows count={6} />;
  if (data.is_closed) return <SharePassword slug={slug} name={data.name} onPass={setPass} />;
  return <SharedFiles slug={slug} pass={pass} shared={data} />;
}
