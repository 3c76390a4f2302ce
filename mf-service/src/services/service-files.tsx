import type { Service } from '@fieldspan/api/queries/records';
import { serviceFilesQuery } from '@fieldspan/api/queries/related';
import { useSearchParams } from '@fieldspan/federation/router';
import { useSuspenseQuery } from '@tanstack/react-query';
import { RelatedFiles } from '@fieldspan/records/related/related-files';

/** The files of a service call; `?tag=` narrows them. */
export function ServiceFiles({ record: service }: { record: Service }) {
  const [params] = useSearchParams();
  const { data: files } = useSuspenseQuery(serviceFilesQuery(service.id));
  const path = `/service/${service.slug}/files`;
  return (
    <RelatedFiles
      files={files}
      tag={params.get('tag') ?? undefined}
      to={(chosen) => (chosen === undefined ? path : `${path}?tag=${chosen}`)}
    />
  );
}
