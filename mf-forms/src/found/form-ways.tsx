import { alertError, showAlert } from '@fieldspan/api/alerts';
import { refreshReaders } from '@fieldspan/api/query-client';
import { reviewForm } from '@fieldspan/api/queries/found-forms';
import type { formWaysQuery } from '@fieldspan/api/queries/found-forms';
import type { QueryAnswer } from '@fieldspan/api/queries/query-answer';
import { mayWrite } from '@fieldspan/contract/access-rules';
import type { ShownForm, Signer } from '@fieldspan/contract/shown-form';
import { useCurrentUser } from '@fieldspan/records/current-user';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconMessage } from '@fieldspan/ui/icons';
import { AppLink } from '@fieldspan/ui/link';
import { useMutation } from '@tanstack/react-query';
import { RemindAllButton } from '../sign-actions/remind-all-button.tsx';

type FormWaysProps = { form: ShownForm; ways: QueryAnswer<typeof formWaysQuery> };

/** What the office does with a filled form: write to the crew, remind those who have not signed, review it. */
export function FormWays({ form, ways }: FormWaysProps) {
  const { profile, viewer } = useCurrentUser();
  const { Job: job, Service: service } = ways;
  const thread = job ? `/project/${job.slug}/messages` : service && `/service/${service.slug}/messages`;
  const open = form.participants.filter(isOpen).length;
  const mayReview = mayWrite('CompanyForm')(viewer) && ways.created_by !== profile.id;
  return (
    <>
      {thread && (
        <Button icon={<IconMessage aria-hidden="true" />} render={<AppLink to={thread} />}>
          {t('Message the crew')}
        </Button>
      )}
      {form.may_write && open > 0 && ways.is_deactivated === 0 && <RemindAllButton formId={form.id} count={open} />}
      {mayReview && form.revision === form.current_revision && (
        <Review id={form.id} revision={form.revision} isReviewed={ways.reviewed_at !== null} />
      )}
    </>
  );
}

const isOpen = ({ completed_at: at, is_invite, declined_at: declined }: Signer): boolean =>
  at === null && is_invite === 1 && declined === null;

type ReviewProps = { id: number; revision: number; isReviewed: boolean };

function Review({ id, revision, isReviewed }: ReviewProps) {
  const change = async (to: boolean): Promise<void> => {
    await reviewForm(id, revision, to);
    await refreshReaders('CompanyForm/save');
  };
  const { mutate, isPending } = useMutation({
    mutationFn: change,
    onSuccess: (_answer, to) =>
      void showAlert(
        to
          ? { type: 'success', message: t('Reviewed.'), undo: () => change(false) }
          : { type: 'success', message: t('Not reviewed any more.') },
      ),
    onError: alertError,
  });
  return (
    <Button variant={isReviewed ? 'default' : 'primary'} busy={isPending} onClick={() => mutate(!isReviewed)}>
      {isReviewed ? t('Take the review back') : t('Mark reviewed')}
    </Button>
  );
}
