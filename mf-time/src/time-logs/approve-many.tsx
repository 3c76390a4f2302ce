import { showAlert } from '@fieldspan/api/alerts';
import { Button } from '@fieldspan/ui/button';
import { plural, t } from '@fieldspan/ui/i18n';
import { IconChecks } from '@fieldspan/ui/icons';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { approveTime } from './decide-time.ts';

type ApproveManyProps = {
  logs: readonly { id: number; version: number; slug: string; user_id: number | null }[];
  label: string;
  size?: 's' | 'm';
};

/** Approves several logs and shows the progress. */
export function ApproveMany({ logs, label, size = 'm' }: ApproveManyProps) {
  const [done, setDone] = useState(0);
  const approving = useMutation({
    mutationFn: () => approveTime(logs, setDone),
    onSuccess: () =>
      showAlert({
        type: 'saved',
        message: plural(logs.length, { one: '{{count}} time log approved', other: '{{count}} time logs approved' }),
      }),
    onSettled: () => setDone(0),
  });
  return (
    <Button
      size={size}
      icon={<IconChecks aria-hidden="true" />}
      disabled={approving.isPending}
      onClick={() => approving.mutate()}
    >
      {approving.isPending ? t('Approved {{done}} of {{count}}', { done, count: logs.length }) : label}
    </Button>
  );
}
