import { fileTagsQuery } from '@fieldspan/api/queries/library';
import { usePageTitle } from '@fieldspan/federation/page-title';
import { useParams } from '@fieldspan/federation/router';
import { Wait } from '@fieldspan/federation/wait';
import { t } from '@fieldspan/ui/i18n';
import { SkeletonRows } from '@fieldspan/ui/skeleton-rows';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FileGrid } from './files/file-grid.tsx';
import { FileToolbar } from './files/file-toolbar.tsx';
import { NoSuchTag } from './files/no-such-tag.tsx';
import { LibraryHeader } from './library-header.tsx';
import { DropTarget } from './upload/drop-target.tsx';
import { UploadPanel } from './upload/upload-panel.tsx';
import { LIBRARY, enqueue } from './upload/upload-queue.ts';

export function FilesScreen() {
  const { tag: slug } = useParams();
  const { data: tags } = useSuspenseQuery(fileTagsQuery());
  const tag = tags.find((other) => other.slug === slug);
  usePageTitle(tag?.name ?? t('Library'));
  if (slug !== undefined && tag === undefined) return <NoSuchTag />;
  return <TaggedFiles key={slug} tags={tags} tag={tag ?? null} />;
}

type Tag = { id: number; slug: string; name: string };

function TaggedFiles({ tags, tag }: { tags: readonly Tag[]; tag: Tag | null }) {
  const [isUploading, setIsUploading] = useState(false);
  const tagIds = tag ? [tag.id] : [];
  const handleDrop = (files: readonly File[]) => {
    setIsUploading(true);
    void enqueue(LIBRARY, files, tagIds);
  };
  return (
    <DropTarget label={t('Drop the files to put them into the library')} onDrop={handleDrop}>
      <LibraryHeader isUploading={isUploading} onToggleUpload={() => setIsUploading(!isUploading)} />
      {isUploading && <UploadPanel place={LIBRARY} initialTagIds={tagIds} onClose={() => setIsUploading(false)} />}
      <FileToolbar tags={tags} currentSlug={tag?.slug ?? null} />
      <Wait fallback={<SkeletonRows />}>
        <FileGrid tagId={tag?.id ?? null} onUpload={() => setIsUploading(true)} />
      </Wait>
    </DropTarget>
  );
}
