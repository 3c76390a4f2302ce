import type { CommentParent } from '@fieldspan/domain/comment-parents';
import { MODEL_LABELS } from '@fieldspan/domain/model-labels';
import { Slot } from '@fieldspan/federation/slot';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t, translated } from '@fieldspan/ui/i18n';
import { IconMessageOff } from '@fieldspan/ui/icons';

type RecordCommentsProps = { model: CommentParent; slug: string };

/** The comments of this record. */
export function RecordComments({ model, slug }: RecordCommentsProps) {
  const subject = t('Comments on {{record}}', { record: translated(MODEL_LABELS[model]) });
  return <Slot of="messaging.comments" props={{ model, slug, subject }} fallback={<NoComments />} />;
}

const NoComments = () => (
  <EmptyState icon={<IconMessageOff aria-hidden="true" />} title={t('Comments are not here just now')}>
    {t('The rest of this page works. They come back with the connection.')}
  </EmptyState>
);
