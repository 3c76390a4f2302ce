import { alertError } from '@fieldspan/api/alerts';
import { commentOn } from '@fieldspan/api/comment-on';
import { commentThreadQuery } from '@fieldspan/api/queries/comments';
import { queryClient } from '@fieldspan/api/query-client';
import type { WidgetContracts } from '@fieldspan/contract/widgets';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { TextField } from '@fieldspan/ui/text-field';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import styles from './first-comment.module.css';

/** The comment with which a record's thread begins. */
export function FirstComment({ model, slug, subject, members }: WidgetContracts['messaging.comments']) {
  const [message, setMessage] = useState('');
  const { mutate, isPending } = useMutation({
    mutationFn: () => commentOn({ model, slug, subject, members: members ?? [], message: message.trim() }),
    onSuccess: () => queryClient.invalidateQueries(commentThreadQuery(model, slug)),
    onError: alertError,
    meta: { quiet: true },
  });
  const canSend = message.trim() !== '' && !isPending;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (canSend) mutate();
      }}
    >
      <TextField label={t('Comment')} multiline rows={2} value={message} onChange={setMessage} />
      <Button type="submit" variant="primary" busy={isPending} aria-disabled={!canSend}>
        {t('Send')}
      </Button>
    </form>
  );
}
