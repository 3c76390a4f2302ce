import { resourceUrl } from '@fieldspan/api/resource-url';
import { projectFilesQuery, serviceFilesQuery } from '@fieldspan/api/queries/related';
import type { Places } from '@fieldspan/contract/places';
import { momentText } from '@fieldspan/domain/day-text';
import { personName } from '@fieldspan/domain/person-name';
import type { NamedPerson } from '@fieldspan/domain/person-name';
import { useNow } from '@fieldspan/federation/now';
import { useLocation, useSearchParams } from '@fieldspan/federation/router';
import { t } from '@fieldspan/ui/i18n';
import { IconFolder } from '@fieldspan/ui/icons';
import { useSuspenseQuery } from '@tanstack/react-query';
import { LinkChips } from '@fieldspan/records/list/link-chips';
import { FileRow } from './file-row.tsx';
import { RelatedList } from '@fieldspan/records/page/related-list';

type WorkFile = {
  id: number;
  caption: string | null;
  created_at: string;
  CreatedBy: NamedPerson | null;
  FileTag: readonly { slug: string; name: string }[];
  LibraryUpload: {
    filename: string | null;
    original_filename: string | null;
    thumb_filename: string | null;
  } | null;
};

export function ProjectFiles({ project }: Places['project.tab']) {
  const { pathname } = useLocation();
  const { data: files } = useSuspenseQuery(projectFilesQuery(project.id));
  const path = `/project/${project.slug}/files`;
  // The tag is the rest of the address, /project/:slug/files/:tag.
  const tag = decodeURIComponent(pathname.split('/')[4] ?? '') || undefined;
  return <Files files={files} tag={tag} to={(chosen) => (chosen === undefined ? path : `${path}/${chosen}`)} />;
}

/** `?tag=` narrows them. */
export function ServiceFiles({ service }: Places['service.tab']) {
  const [params] = useSearchParams();
  const { data: files } = useSuspenseQuery(serviceFilesQuery(service.id));
  const path = `/service/${service.slug}/files`;
  return (
    <Files
      files={files}
      tag={params.get('tag') ?? undefined}
      to={(chosen) => (chosen === undefined ? path : `${path}?tag=${chosen}`)}
    />
  );
}

type FilesProps = { files: readonly WorkFile[]; tag: string | undefined; to: (tag?: string) => string };

/** Files of a project or a service, all or those with one tag; the address says which. */
function Files({ files, tag, to }: FilesProps) {
  const now = useNow();
  const tags = new Map(files.flatMap(({ FileTag }) => FileTag.map(({ slug, name }) => [slug, name] as const)));
  const shown = files.filter(({ FileTag }) => tag === undefined || FileTag.some(({ slug }) => slug === tag));
  return (
    <>
      {tags.size > 0 && (
        <LinkChips
          label={t('Tags')}
          chips={[
            { to: to(), label: t('All'), isCurrent: tag === undefined },
            ...[...tags].map(([slug, name]) => ({ to: to(slug), label: name, isCurrent: slug === tag })),
          ]}
        />
      )}
      <RelatedList
        title={t('Files')}
        icon={<IconFolder aria-hidden="true" />}
        empty={t('No Files')}
        hint={t('Photos, plans and papers of this job show here.')}
      >
        {shown.map(({ id, caption, created_at, CreatedBy, LibraryUpload: file }) => (
          <FileRow
            key={id}
            title={caption || file?.original_filename || t('File')}
            facts={[momentText(created_at, now), CreatedBy && personName(CreatedBy)]}
            picture={file?.thumb_filename ? resourceUrl('images', file.thumb_filename) : null}
            href={file?.filename ? resourceUrl(file.thumb_filename ? 'images' : 'files', file.filename) : null}
          />
        ))}
      </RelatedList>
    </>
  );
}
