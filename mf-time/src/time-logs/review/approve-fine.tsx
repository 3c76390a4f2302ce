import type { TimeReviewLog } from '@fieldspan/api/queries/time-review';
import { Button } from '@fieldspan/ui/button';
import { IconChecks } from '@fieldspan/ui/icons';
import { isCommand, usePageKeys } from '@fieldspan/ui/page-keys';
import { useMutation } from '@tanstack/react-query';
import { approveFine } from './decide.ts';

type ApproveFineProps = {
  logs: readonly TimeReviewLog[];
  label: string;
  /** It is of the whole page, and a key presses it, too. */
  isOfAll?: boolean;
};

/** Approves all of these logs with one press. */
export function ApproveFine({ logs, label, isOfAll = false }: ApproveFineProps) {
  const approving = useMutation({ mutationFn: () => approveFine(logs) });
  usePageKeys((event) => {
    if (isOfAll && event.key === 'A' && !isCommand(event) && !approving.isPending) approving.mutate();
  });
  return (
    <Button
      size={isOfAll ? 'm' : 's'}
      icon={<IconChecks aria-hidden="true" />}
      busy={approving.isPending}
      disabled={approving.isPending}
      {...(isOfAll && { 'aria-keyshortcuts': 'Shift+A' })}
      onClick={() => approving.mutate()}
    >
      {label}
    </Button>
  );
}
