import type { Project } from '@fieldspan/api/queries/records';
import { projectFilesQuery } from '@fieldspan/api/queries/related';
import { useParams } from '@fieldspan/federation/router';
import { useSuspenseQuery } from '@tanstack/react-query';
import { RelatedFiles } from '@fieldspan/records/related/related-files';

/** The files of a project; the address may name a tag. */
export function ProjectFiles({ record: job }: { record: Project }) {
  const { tag } = useParams();
  const { data: files } = useSuspenseQuery(projectFilesQuery(job.id));
  const path = `/project/${job.slug}/files`;
  return <RelatedFiles files={files} tag={tag} to={(chosen) => (chosen === undefined ? path : `${path}/${chosen}`)} />;
}
