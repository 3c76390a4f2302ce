import { AppLink } from '@fieldspan/ui/link';
import { Muted } from './muted.tsx';

type Work = { slug: string; job_num: string; job_name: string };
type WorkCellProps = { row: { Job: Work | null; Service?: Work | null }; plain?: boolean };

/** The project or service call of a record; a dash for none. */
export function WorkCell({ row: { Job, Service }, plain = false }: WorkCellProps) {
  const work = Job ?? Service ?? null;
  if (!work) return <Muted>{null}</Muted>;
  const text = `${work.job_num} ${work.job_name}`;
  if (plain) return <>{text}</>;
  return <AppLink to={Job ? `/project/${work.slug}/dashboard` : `/service/${work.slug}/dashboard`}>{text}</AppLink>;
}
