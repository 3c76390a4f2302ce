import { quietHoursQuery, saveNoticeKind } from '@fieldspan/api/queries/my-thread';
import { msg, type Message } from '@fieldspan/domain/message';
import { NOTICE_KINDS, type NoticeKind } from '@fieldspan/domain/notice-kinds';
import { Stack } from '@fieldspan/ui/layout/stack';
import { translated } from '@fieldspan/ui/i18n';
import { SkeletonRows } from '@fieldspan/ui/skeleton-rows';
import { Switch } from '@fieldspan/ui/switch';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const WORDS: Readonly<Record<NoticeKind, readonly [label: Message, hint: Message]>> = {
  visits: [msg('Visits and service calls'), msg('A visit is planned, moved or cancelled for you; a contract ends.')],
  time: [msg('Time and expenses'), msg('A clock that was forgotten, a log or an expense that was rejected.')],
  actions: [msg('Actions'), msg('Somebody gives you one; yours are due or late.')],
  forms: [msg('Forms and signatures'), msg('Your signature is asked for; yours was signed or declined.')],
  equipment: [msg('Equipment'), msg('It is handed over, due back, reported or out of service.')],
  locates: [msg('Locates'), msg('A utility answers; a ticket has to be renewed.')],
  documents: [msg('Quotes and invoices'), msg('A customer opens, accepts, declines or pays one.')],
};

/** Which kinds of alerts come to the devices of a person; the list of alerts has all of them. */
export function KindSwitches() {
  const queries = useQueryClient();
  const { data: kept } = useQuery({ ...quietHoursQuery(), throwOnError: false });
  const turning = useMutation({
    mutationFn: saveNoticeKind,
    onSuccess: (saved) => queries.setQueryData(quietHoursQuery().queryKey, saved),
  });
  if (kept === undefined) return <SkeletonRows count={NOTICE_KINDS.length} />;
  const changing = turning.isPending ? turning.variables : null;
  return (
    <Stack>
      {NOTICE_KINDS.map((kind) => (
        <Switch
          key={kind}
          label={translated(WORDS[kind][0])}
          hint={translated(WORDS[kind][1])}
          checked={changing?.kind === kind ? changing.way === 'now' : !kept.muted.includes(kind)}
          disabled={turning.isPending}
          onChange={(isOn) => turning.mutate({ kind, way: isOn ? 'now' : 'off' })}
        />
      ))}
    </Stack>
  );
}
