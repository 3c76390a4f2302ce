import type { CommentParent } from '@fieldspan/domain/comment-parents';
import { namesAndOthers } from '@fieldspan/domain/names-and-others';
import { plural, t, translated } from '@fieldspan/ui/i18n';
import { IconBuilding, IconMessage, IconTool, IconUsers } from '@fieldspan/ui/icons';
import type { ReactNode } from 'react';
import { shortName } from '../short-name.ts';
import { recordLabel } from '../record-label.ts';
import type { ListedThread } from '@fieldspan/api/queries/messaging';
import styles from './thread-about.module.css';

type ThreadAboutProps = { thread: ListedThread; ownId: number };

/** The third line of a row: the record that a thread belongs to, otherwise its members. */
export function ThreadAbout({ thread, ownId }: ThreadAboutProps) {
  const { icon, text } = aboutOf(thread, ownId);
  return (
    <span className={styles.about}>
      {icon}
      <span className={styles.text}>{text}</span>
    </span>
  );
}

function aboutOf(thread: ListedThread, ownId: number): { icon: ReactNode; text: string } {
  const { Job, Service, comment_parent_model: parent } = thread;
  if (Job) return { icon: <IconBuilding aria-hidden="true" />, text: `${Job.job_num} ${Job.job_name}` };
  if (Service) return { icon: <IconTool aria-hidden="true" />, text: `${Service.job_num} ${Service.job_name}` };
  if (parent) return { icon: <IconMessage aria-hidden="true" />, text: commentText(parent) };
  return { icon: <IconUsers aria-hidden="true" />, text: membersText(thread, ownId) };
}

function commentText(parent: CommentParent): string {
  return t('Comments on {{record}}', { record: translated(recordLabel(parent)) });
}

function membersText({ Members, Members_more: areMore }: ListedThread, ownId: number): string {
  const others = Members.filter(({ id }) => id !== ownId);
  const { shown, others: more } = namesAndOthers(others.map(shortName));
  const names = shown.join(', ');
  if (areMore) return `${names} ${t('and more than {{count}} others', { count: more })}`;
  return more === 0
    ? names || t('Only you')
    : `${names} ${plural(more, { one: 'and {{count}} other', other: 'and {{count}} others' })}`;
}
