import { quietHoursQuery, saveQuietHours } from '@fieldspan/api/queries/my-thread';
import { t } from '@fieldspan/ui/i18n';
import { SkeletonRows } from '@fieldspan/ui/skeleton-rows';
import { Switch } from '@fieldspan/ui/switch';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

/** Whether a person is reminded of what they have to do by mail too. */
export function MailSwitch() {
  const queries = useQueryClient();
  const { data: kept } = useQuery({ ...quietHoursQuery(), throwOnError: false });
  const turning = useMutation({
    mutationFn: saveQuietHours,
    onSuccess: (saved) => queries.setQueryData(quietHoursQuery().queryKey, saved),
  });
  if (kept === undefined) return <SkeletonRows count={1} />;
  return (
    <Switch
      label={t('Actions that are due or late')}
      hint={t(
        'One mail for all of them, the day before and when they are late. It waits for the end of your quiet hours. If actions come once a day, they are in the mail of the day alone.',
      )}
      checked={turning.isPending ? turning.variables.task_mail === true : kept.task_mail}
      disabled={turning.isPending}
      onChange={(on) => turning.mutate({ task_mail: on })}
    />
  );
}
