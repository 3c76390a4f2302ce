import { AppLink } from '@fieldspan/ui/link';
import { Quiet } from './quiet.tsx';

type Work = { slug: string; job_num: string; job_name: string };
type WorkOfProps = { row: { Job: Work | null; Service?: Work | null }; plain?: boolean };

/** The project or service call that something belongs to; a dash where it belongs to none. */
export function WorkOf({ row: { Job, Service }, plain = false }: WorkOfProps) {
  const work = Job ?? Service ?? null;
  if (!work) return <Quiet>{null}</Quiet>;
  const text = `${work.job_num} ${work.job_name}`;
  if (plain) return <>{text}</>;
  return <AppLink to={Job ? `/project/${work.slug}/dashboard` : `/service/${work.slug}/dashboard`}>{text}</AppLink>;
}
