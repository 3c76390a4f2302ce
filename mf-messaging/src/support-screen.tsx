import { alertError } from '@fieldspan/api/alerts';
import { enterSupportThread, supportInboxQuery } from '@fieldspan/api/queries/support';
import { switchEmployer } from '@fieldspan/api/queries/company';
import type { SupportThread } from '@fieldspan/contract/messaging-calls';
import { shortTime } from '@fieldspan/domain/message-time';
import { useNow } from '@fieldspan/federation/now';
import { usePageTitle } from '@fieldspan/federation/page-title';
import { useNavigate } from '@fieldspan/federation/router';
import { useCurrentUser } from '@fieldspan/records/current-user';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconLifebuoy } from '@fieldspan/ui/icons';
import { PageHeader } from '@fieldspan/ui/page-header';
import { Tag } from '@fieldspan/ui/tag';
import { VisuallyHidden } from '@fieldspan/ui/visually-hidden';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import styles from './support-screen.module.css';

/** What the customers of all companies asked, for the staff who answer. */
export function SupportScreen() {
  const { profile } = useCurrentUser();
  usePageTitle(t('Support inbox'));
  if (profile.masterKeySession === 1) return <Inbox userId={profile.id} tenantId={profile.tenant_id} />;
  return (
    <>
      <PageHeader title={t('Support inbox')} />
      <EmptyState icon={<IconLifebuoy aria-hidden="true" />} title={t('This page is for the staff of Fieldspan')}>
        {t('Your own questions to support are among your messages.')}
      </EmptyState>
    </>
  );
}

function Inbox({ userId, tenantId }: { userId: number; tenantId: number }) {
  const { data: threads } = useSuspenseQuery(supportInboxQuery());
  const navigate = useNavigate();
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: async ({ id, tenant_id }: SupportThread) => {
      await enterSupportThread(id);
      if (tenant_id !== tenantId) await switchEmployer(userId, tenant_id);
    },
    meta: { quiet: true },
    onSuccess: (_, { tenant_id, slug }) => {
      const to = `/message/${slug}`;
      // With another company all data changes, so the app restarts.
      if (tenant_id === tenantId) void navigate(to);
      else window.location.assign(to);
    },
    onError: alertError,
  });
  return (
    <>
      <PageHeader title={t('Support inbox')} count={threads.length} />
      {threads.length === 0 ? (
        <EmptyState icon={<IconLifebuoy aria-hidden="true" />} title={t('Nobody has asked anything')}>
          {t('What the Admin of a company asks with Support shows here.')}
        </EmptyState>
      ) : (
        <ul className={styles.threads}>
          {threads.map((thread) => (
            <SupportRow key={thread.id} thread={thread} isBusy={isPending || isSuccess} onOpen={() => mutate(thread)} />
          ))}
        </ul>
      )}
    </>
  );
}

type SupportRowProps = { thread: SupportThread; isBusy: boolean; onOpen: () => void };

function SupportRow({ thread, isBusy, onOpen }: SupportRowProps) {
  const { company, asker, last_by: lastBy, last_message: last, last_message_at: at, unread } = thread;
  const now = useNow();
  return (
    <li className={styles.row} data-unread={unread > 0 || undefined}>
      <div className={styles.line}>
        <button type="button" className={styles.open} aria-disabled={isBusy} onClick={() => !isBusy && onOpen()}>
          {[company, asker].filter(Boolean).join(' · ')}
          {unread > 0 && <VisuallyHidden>{`, ${t('{{count}} unread', { count: unread })}`}</VisuallyHidden>}
        </button>
        {thread.is_answered ? <Tag>{t('Answered')}</Tag> : <Tag tone="amber">{t('Waits for an answer')}</Tag>}
        {at !== null && (
          <time className={styles.time} dateTime={at}>
            {shortTime(at, now)}
          </time>
        )}
      </div>
      <p className={styles.last}>{[lastBy, last].filter(Boolean).join(': ')}</p>
    </li>
  );
}
