import { t } from '@fieldspan/ui/i18n';
import { IconBuilding, IconMessage, IconTool } from '@fieldspan/ui/icons';
import { AppLink } from '@fieldspan/ui/link';
import type { ReactNode } from 'react';
import { recordLabel } from '../record-label.ts';
import { CommentParentLink } from './comment-parent-link.tsx';
import styles from './thread-context.module.css';
import type { Thread } from '@fieldspan/api/queries/messaging';

/** The job, service or record that a thread belongs to. */
export function ThreadContext({ thread }: { thread: Thread }) {
  const { Job, Service, comment_parent_model: model, comment_parent_slug: slug } = thread;
  if (Job) return contextLine(<IconBuilding aria-hidden="true" />, placeLink(`/project/${Job.slug}/dashboard`, Job));
  if (Service)
    return contextLine(<IconTool aria-hidden="true" />, placeLink(`/service/${Service.slug}/dashboard`, Service));
  if (!model) return null;
  const label = t('Comments on {{record}}', { record: t(recordLabel(model)) });
  return contextLine(
    <IconMessage aria-hidden="true" />,
    slug === null ? label : <CommentParentLink model={model} slug={slug} label={label} />,
  );
}

function contextLine(icon: ReactNode, content: ReactNode) {
  return (
    <p className={styles.context}>
      {icon}
      <span className={styles.text}>{content}</span>
    </p>
  );
}

function placeLink(to: string, { job_num, job_name }: { job_num: string; job_name: string }) {
  return (
    <AppLink to={to} className={styles.link}>
      {job_num} {job_name}
    </AppLink>
  );
}
