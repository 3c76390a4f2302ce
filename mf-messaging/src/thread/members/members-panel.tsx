import { useViewer } from '@fieldspan/api/profile';
import { minutesSinceActive } from '@fieldspan/domain/last-active';
import { personName } from '@fieldspan/domain/person-name';
import { Avatar } from '@fieldspan/ui/avatar';
import { IconButton } from '@fieldspan/ui/icon-button';
import { plural, t } from '@fieldspan/ui/i18n';
import { IconX } from '@fieldspan/ui/icons';
import { AppLink } from '@fieldspan/ui/link';
import { useNow } from '@fieldspan/federation/now';
import { usePictures } from '../../pictures.ts';
import { useOwnUserId } from '../../own-user-id.ts';
import { AddMembers } from './add-members.tsx';
import { ChangeSubject } from './change-subject.tsx';
import { JoinThread } from './join-thread.tsx';
import { LeaveThread } from './leave-thread.tsx';
import { RemoveMember } from './remove-member.tsx';
import type { ReactNode } from 'react';
import styles from './members-panel.module.css';
import type { Thread } from '@fieldspan/api/queries/messaging';

type Member = Thread['Members'][number];

export function MembersPanel({ thread, onClose }: { thread: Thread; onClose: () => void }) {
  const { Members: members, archived } = thread;
  const pictureOf = usePictures(members);
  const now = useNow();
  const ownId = useOwnUserId();
  const isAdmin = useViewer().role === 'Admin';
  const isMember = members.some(({ id }) => id === ownId);
  const isTheirs = thread.created_by === ownId && thread.is_comment_thread === 0;
  const mayChange = isMember && archived === 0;
  const byName = members.toSorted((a, b) => personName(a).localeCompare(personName(b)));
  return (
    <aside className={styles.panel} aria-label={t('Members')}>
      <header className={styles.header}>
        <h2>{plural(members.length, { one: '{{count}} member', other: '{{count}} members' })}</h2>
        {mayChange && <AddMembers thread={thread} />}
        <IconButton className={styles.close} label={t('Close')} icon={<IconX aria-hidden="true" />} onClick={onClose} />
      </header>
      <ul className={styles.members}>
        {byName.map((member) => (
          <MemberCard key={member.id} member={member} picture={pictureOf(member)} now={now}>
            {mayChange && (isTheirs || isAdmin) && member.id !== ownId && (
              <RemoveMember thread={thread} member={member} />
            )}
          </MemberCard>
        ))}
      </ul>
      {archived === 0 && (
        <div className={styles.leave}>
          {isMember && thread.is_comment_thread === 0 && <ChangeSubject thread={thread} />}
          {isMember ? <LeaveThread thread={thread} /> : <JoinThread thread={thread} ownId={ownId} />}
        </div>
      )}
    </aside>
  );
}

type MemberCardProps = { member: Member; picture: string | null; now: Date; children: ReactNode };

function MemberCard({ member, picture, now, children }: MemberCardProps) {
  const name = personName(member);
  const { last_active: at } = member;
  const minutes = minutesSinceActive(at, now);
  return (
    <li className={styles.member}>
      <Avatar name={name} src={picture} activity={at === null || minutes === null ? null : { at, minutes }} />
      <div className={styles.text}>
        <AppLink to={`/employee/${member.slug}/profile`} className={styles.name}>
          {name}
        </AppLink>
        {member.job_title && <span className={styles.job}>{member.job_title}</span>}
      </div>
      {children}
    </li>
  );
}
