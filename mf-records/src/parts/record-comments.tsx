import { commentThreadQuery } from '@fieldspan/api/queries/comments';
import type { CommentParent } from '@fieldspan/domain/comment-parents';
import { t } from '@fieldspan/ui/i18n';
import { IconMessage } from '@fieldspan/ui/icons';
import { ListItem } from '@fieldspan/ui/list-item';
import { Card } from '@fieldspan/ui/card';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { useQuery } from '@tanstack/react-query';
import { When } from './when.tsx';

type RecordCommentsProps = { model: CommentParent; slug: string; saysNone?: boolean };

/** Where people talk about this record, if anybody has. */
export function RecordComments({ model, slug, saysNone = false }: RecordCommentsProps) {
  const { data: thread, isPending } = useQuery({ ...commentThreadQuery(model, slug), throwOnError: false });
  if (!thread) {
    if (!saysNone || isPending) return null;
    return (
      <EmptyState icon={<IconMessage aria-hidden="true" />} title={t('No comments yet')}>
        {t('What people say about this record shows here.')}
      </EmptyState>
    );
  }
  return (
    <Card title={t('Comments')} icon={<IconMessage aria-hidden="true" />}>
      <ul>
        <ListItem
          to={`/message/${thread.slug}`}
          title={thread.subject}
          subtitle={thread.last_message}
          trailing={<When at={thread.last_message_at} />}
        />
      </ul>
    </Card>
  );
}
