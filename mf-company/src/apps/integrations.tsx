import { quickbooksQuery } from '@fieldspan/api/queries/company-settings';
import type { QuickbooksConnection } from '@fieldspan/api/queries/company-settings';
import { quickbooksServiceQuery } from '@fieldspan/api/queries/quickbooks';
import { instantText } from '@fieldspan/domain/day-text';
import { personName } from '@fieldspan/domain/person-name';
import { useSearchParams } from '@fieldspan/federation/router';
import { AreaPage } from '@fieldspan/records/area/area-page';
import { useCurrentUser } from '@fieldspan/records/current-user';
import { PartBoundary } from '@fieldspan/records/page/part-boundary';
import { AlertBox } from '@fieldspan/ui/alert-box';
import { Card } from '@fieldspan/ui/card';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconLock, IconReceiptDollar } from '@fieldspan/ui/icons';
import { Facts } from '@fieldspan/ui/layout/facts';
import { Stack } from '@fieldspan/ui/layout/stack';
import { ListItem } from '@fieldspan/ui/list-item';
import { Tag } from '@fieldspan/ui/tag';
import { useSuspenseQueries } from '@tanstack/react-query';
import { appArea } from './app-area.ts';
import { ConnectButton, DisconnectButton } from './connect-buttons.tsx';
import { ConsentReturn } from './consent-return.tsx';
import styles from './integrations.module.css';
import { QuickbooksAccountsForm } from './quickbooks-accounts-form.tsx';

/** What the company shares with its accounting: QuickBooks Online, and which accounts are meant there. */
export function Integrations() {
  const { viewer } = useCurrentUser();
  return (
    <AreaPage area={appArea} tab="integrations" title={t('Integrations')}>
      {viewer.role === 'Admin' ? (
        <QuickBooks />
      ) : (
        <EmptyState icon={<IconLock aria-hidden="true" />} title={t('Only an administrator sees the integrations')}>
          {t('They show what the company shares with its accounting.')}
        </EmptyState>
      )}
    </AreaPage>
  );
}

function QuickBooks() {
  const [params] = useSearchParams();
  const [
    { data: connection },
    {
      data: { service },
    },
  ] = useSuspenseQueries({ queries: [quickbooksQuery(), quickbooksServiceQuery()] });
  const active = connection?.is_active === 1 ? connection : null;
  const hasAccounts = active !== null && active.needs_consent === 0 && service !== null;
  return (
    <Stack>
      {params.has('state') && <ConsentReturn />}
      <Card
        title={t('QuickBooks')}
        icon={<IconReceiptDollar aria-hidden="true" />}
        action={<StateTag isConnected={active !== null} />}
      >
        {active ? <Connected connection={active} /> : <NotConnected isOffered={service !== null} />}
        {service === 'local' && (
          <p className={styles.note}>{t('This server has test books only: nothing reaches QuickBooks itself.')}</p>
        )}
        <Links isConnected={active !== null} />
      </Card>
      {hasAccounts && (
        <PartBoundary>
          <QuickbooksAccountsForm key={active.realm_id} connection={active} />
        </PartBoundary>
      )}
    </Stack>
  );
}

const StateTag = ({ isConnected }: { isConnected: boolean }) => (
  <Tag tone={isConnected ? 'green' : 'neutral'}>{isConnected ? t('Connected') : t('Not connected')}</Tag>
);

const Links = ({ isConnected }: { isConnected: boolean }) => (
  <ul className={styles.links}>
    {isConnected && (
      <ListItem
        to="/financial/accounting?show=quickbooks"
        title={t('What goes to QuickBooks')}
        subtitle={t('What was sent, what waits, and what was refused and why')}
      />
    )}
    <ListItem
      to="/financial/accounting"
      title={t('Export to the books')}
      subtitle={t('Invoices, payments, bills and expenses as CSV or IIF')}
    />
  </ul>
);

const NotConnected = ({ isOffered }: { isOffered: boolean }) => (
  <EmptyState
    title={t('QuickBooks is not connected')}
    action={isOffered && <ConnectButton label={t('Connect QuickBooks')} />}
  >
    {isOffered
      ? t('What is exported to the books then goes to QuickBooks Online by itself, each record once.')
      : t(
          'This server is not set up to reach QuickBooks Online. Files for QuickBooks Desktop and other products are made under Financial.',
        )}
  </EmptyState>
);

function Connected({ connection }: { connection: QuickbooksConnection }) {
  const { realm_id, company_name, currency, connected_at, ConnectedBy, last_sync, needs_consent } = connection;
  const by = ConnectedBy === null ? '' : personName(ConnectedBy);
  return (
    <>
      {needs_consent === 1 && (
        <div className={styles.inside}>
          <AlertBox type="danger" action={<ConnectButton label={t('Connect again')} />}>
            {t('QuickBooks lets nobody in from here any more. What waits is sent after you connect again.')}
          </AlertBox>
        </div>
      )}
      <Facts
        facts={[
          { term: t('Company there'), fact: company_name ?? realm_id },
          { term: t('Currency'), fact: currency },
          {
            term: t('Connected since'),
            fact: [instantText(connected_at), by].filter((text) => text !== '').join(' · '),
          },
          { term: t('Last sync'), fact: instantText(last_sync) || t('Never') },
        ]}
      />
      <div className={styles.inside}>
        <DisconnectButton name={company_name ?? ''} />
      </div>
    </>
  );
}
