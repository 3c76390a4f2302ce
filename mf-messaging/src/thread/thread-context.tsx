import { t, translated } from '@fieldspan/ui/i18n';
import { IconBuilding, IconMessage, IconPin, IconTool } from '@fieldspan/ui/icons';
import { AppLink } from '@fieldspan/ui/link';
import { VisuallyHidden } from '@fieldspan/ui/visually-hidden';
import type { ReactNode } from 'react';
import { recordLabel } from '../record-label.ts';
import { CommentParentLink } from './comment-parent-link.tsx';
import styles from './thread-context.module.css';
import type { Thread } from '@fieldspan/api/queries/messaging';

type ThreadContextProps = { thread: Thread; onPinned: (messageId: number) => void };

/** The job, service or record of a thread, and its pinned message. */
export function ThreadContext({ thread, onPinned }: ThreadContextProps) {
  const about = recordOf(thread);
  const { Pinned: pinned } = thread;
  const isPinned = pinned !== null && pinned.is_deleted === 0;
  if (!about && !isPinned) return null;
  return (
    <p className={styles.context}>
      {about}
      {isPinned && (
        <button type="button" className={styles.pinned} onClick={() => onPinned(pinned.id)}>
          <IconPin aria-hidden="true" />
          <VisuallyHidden>{t('Pinned:')} </VisuallyHidden>
          <span className={styles.text}>{pinned.message === '' ? t('Photo or file') : pinned.message}</span>
        </button>
      )}
    </p>
  );
}

function recordOf({ Job, Service, comment_parent_model: model, comment_parent_slug: slug }: Thread): ReactNode {
  if (Job) return record(<IconBuilding aria-hidden="true" />, placeLink(`/project/${Job.slug}/dashboard`, Job));
  if (Service) return record(<IconTool aria-hidden="true" />, placeLink(`/service/${Service.slug}/dashboard`, Service));
  if (!model) return null;
  const label = t('Comments on {{record}}', { record: translated(recordLabel(model)) });
  return record(
    <IconMessage aria-hidden="true" />,
    slug === null ? label : <CommentParentLink model={model} slug={slug} label={label} />,
  );
}

function record(icon: ReactNode, content: ReactNode) {
  return (
    <span className={styles.record}>
      {icon}
      <span className={styles.text}>{content}</span>
    </span>
  );
}

function placeLink(to: string, { job_num, job_name }: { job_num: string; job_name: string }) {
  return (
    <AppLink to={to} className={styles.link}>
      {job_num} {job_name}
    </AppLink>
  );
}
