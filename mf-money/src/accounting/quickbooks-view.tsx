import { alertError, showAlert } from '@fieldspan/api/alerts';
import { quickbooksQueueQuery, sendAgain } from '@fieldspan/api/queries/quickbooks';
import { QUEUE_PAGE, QUEUE_STATES } from '@fieldspan/contract/quickbooks-calls';
import type { QuickbooksQueue } from '@fieldspan/contract/quickbooks-calls';
import { useSearchParams } from '@fieldspan/federation/router';
import { LinkChips } from '@fieldspan/records/list/link-chips';
import { AlertBox } from '@fieldspan/ui/alert-box';
import { Button } from '@fieldspan/ui/button';
import { Card } from '@fieldspan/ui/card';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t, translated } from '@fieldspan/ui/i18n';
import { AppLink } from '@fieldspan/ui/link';
import { Pagination } from '@fieldspan/ui/pagination';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { ReportParts } from '../documents/report-parts.tsx';
import styles from './accounting.module.css';
import { QuickbooksRow } from './quickbooks-row.tsx';
import { STATE_NAMES } from './quickbooks-words.ts';

const PATH = '/financial/accounting?show=quickbooks';
const INTEGRATIONS = '/apps/integrations';

const to = (shown: string) => (shown === '' ? PATH : `${PATH}&state=${shown}`);

/** What goes to QuickBooks Online: how each entry stands, why it waits or was refused, and what can be done. */
export function QuickbooksView() {
  const [params] = useSearchParams();
  const state = QUEUE_STATES.find((each) => each === params.get('state')) ?? '';
  const page = Math.max(1, Math.floor(Number(params.get('page'))) || 1);
  const { data: queue } = useSuspenseQuery(quickbooksQueueQuery({ state, page }));
  const { counts, count, pages, rows } = queue;
  const all = QUEUE_STATES.reduce((sum, each) => sum + counts[each], 0);
  if (all === 0) return <NothingYet isConnected={queue.is_connected} />;
  return (
    <ReportParts>
      <Connection queue={queue} />
      <LinkChips
        label={t('State')}
        chips={[
          { to: to(''), label: t('All'), count: all, isCurrent: state === '' },
          ...QUEUE_STATES.map((each) => ({
            to: to(each),
            label: translated(STATE_NAMES[each]),
            count: counts[each],
            isCurrent: each === state,
            isAlarm: each === 'refused' && counts.refused > 0,
          })),
        ]}
      />
      <Card
        title={t('What goes to QuickBooks')}
        action={counts.refused > 1 && queue.is_connected && <AllAgain count={counts.refused} />}
      >
        {rows.length === 0 ? (
          <EmptyState title={t('Nothing is in this state')} />
        ) : (
          <ul className={styles.exports}>
            {rows.map((item) => (
              <QuickbooksRow key={item.id} item={item} />
            ))}
          </ul>
        )}
      </Card>
      <Pagination
        page={page}
        pages={pages}
        count={count}
        pageSize={QUEUE_PAGE}
        hrefFor={(shown) => (shown === 1 ? to(state) : `${to(state)}&page=${shown}`)}
      />
    </ReportParts>
  );
}

const NothingYet = ({ isConnected }: { isConnected: boolean }) => (
  <EmptyState
    title={isConnected ? t('Nothing went to QuickBooks yet') : t('QuickBooks is not connected')}
    action={!isConnected && <IntegrationsButton />}
  >
    {isConnected
      ? t('What you export to the books is sent by itself, and shows here.')
      : t('An administrator connects it under Integrations.')}
  </EmptyState>
);

const IntegrationsButton = () => <Button render={<AppLink to={INTEGRATIONS} />}>{t('Open the integrations')}</Button>;

/** Says why nothing is sent at all. */
function Connection({ queue: { is_connected: isConnected, needs_consent: needsConsent } }: { queue: QuickbooksQueue }) {
  if (isConnected && !needsConsent) return null;
  return (
    <AlertBox type="danger" action={<IntegrationsButton />}>
      {isConnected
        ? t('QuickBooks lets nobody in from here any more. What waits is sent after you connect again.')
        : t('QuickBooks is not connected. What waits is sent after you connect it.')}
    </AlertBox>
  );
}

function AllAgain({ count }: { count: number }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => sendAgain({}),
    onSuccess: () => showAlert({ type: 'saved', message: t('It is sent again.') }),
    onError: alertError,
    meta: { quiet: true },
  });
  return (
    <Button busy={isPending} onClick={() => mutate()}>
      {t('Send all {{count}} again', { count })}
    </Button>
  );
}
