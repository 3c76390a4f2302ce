import { quietHoursQuery, saveNoticeKind } from '@fieldspan/api/queries/my-thread';
import { msg, type Message } from '@fieldspan/domain/message';
import { NOTICE_KINDS, NOTICE_WAYS, type NoticeKind, type NoticeWay } from '@fieldspan/domain/notice-kinds';
import { translated } from '@fieldspan/ui/i18n';
import { Segmented } from '@fieldspan/ui/segmented';
import { SkeletonRows } from '@fieldspan/ui/skeleton-rows';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import styles from './kind-ways.module.css';

const WORDS: Readonly<Record<NoticeKind, readonly [label: Message, hint: Message]>> = {
  visits: [msg('Visits and service calls'), msg('A visit is planned, moved or cancelled for you; a contract ends.')],
  time: [msg('Time and expenses'), msg('A clock that was forgotten, a log or an expense that was rejected.')],
  actions: [msg('Actions'), msg('Somebody gives you one; yours are due or late.')],
  forms: [msg('Forms and signatures'), msg('Your signature is asked for; yours was signed or declined.')],
  equipment: [msg('Equipment'), msg('It is handed over, due back, reported or out of service.')],
  locates: [msg('Locates'), msg('A utility answers; a ticket has to be renewed.')],
  documents: [msg('Quotes and invoices'), msg('A customer opens, accepts, declines or pays one.')],
};

const WAYS: Readonly<Record<NoticeWay, Message>> = {
  now: msg('At once'),
  daily: msg('Once a day'),
  off: msg('Off'),
};

type Kept = { muted: string[]; daily: string[] };

const wayOf = ({ muted, daily }: Kept, kind: NoticeKind): NoticeWay => {
  if (muted.includes(kind)) return 'off';
  return daily.includes(kind) ? 'daily' : 'now';
};

const withChoice = ({ muted, daily }: Kept, { kind, way }: { kind: NoticeKind; way: NoticeWay }): Kept => ({
  muted: [...muted.filter((each) => each !== kind), ...(way === 'off' ? [kind] : [])],
  daily: [...daily.filter((each) => each !== kind), ...(way === 'daily' ? [kind] : [])],
});

const KEY = ['notice-kinds'];

/** How a person is told of each kind of alerts; the list of alerts has all of them. */
export function KindWays() {
  const queries = useQueryClient();
  const { queryKey } = quietHoursQuery();
  const { data: kept } = useQuery({ ...quietHoursQuery(), throwOnError: false });
  const { mutate } = useMutation({
    mutationKey: KEY,
    // One after the other; the answer to the last one has them all.
    scope: { id: 'notice-kinds' },
    mutationFn: saveNoticeKind,
    onMutate: (choice) => queries.setQueryData(queryKey, (now) => now && { ...now, ...withChoice(now, choice) }),
    onSuccess: (saved) => {
      if (queries.isMutating({ mutationKey: KEY }) === 1) queries.setQueryData(queryKey, saved);
    },
    onError: () => queries.invalidateQueries({ queryKey }),
  });
  if (kept === undefined) return <SkeletonRows count={NOTICE_KINDS.length} />;
  return (
    <ul className={styles.kinds}>
      {NOTICE_KINDS.map((kind) => (
        <KindRow key={kind} kind={kind} way={wayOf(kept, kind)} onChoose={(way) => mutate({ kind, way })} />
      ))}
    </ul>
  );
}

type KindRowProps = { kind: NoticeKind; way: NoticeWay; onChoose: (way: NoticeWay) => void };

function KindRow({ kind, way, onChoose }: KindRowProps) {
  const [label, hint] = WORDS[kind];
  return (
    <li className={styles.kind}>
      <p className={styles.words}>
        <span aria-hidden="true">{translated(label)}</span>
        <span className={styles.hint}>{translated(hint)}</span>
      </p>
      <Segmented
        hideLabel
        label={translated(label)}
        value={way}
        options={NOTICE_WAYS.map((value) => ({ value, label: translated(WAYS[value]) }))}
        onChange={(value) => onChoose(NOTICE_WAYS.find((known) => known === value) ?? 'now')}
      />
    </li>
  );
}
