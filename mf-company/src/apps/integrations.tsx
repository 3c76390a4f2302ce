import { quickbooksQuery } from '@fieldspan/api/queries/company-settings';
import { instantText } from '@fieldspan/domain/day-text';
import { Card } from '@fieldspan/ui/card';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconLock, IconReceiptDollar } from '@fieldspan/ui/icons';
import { ListItem } from '@fieldspan/ui/list-item';
import { Tag } from '@fieldspan/ui/tag';
import { useSuspenseQuery } from '@tanstack/react-query';
import { AreaPage } from '@fieldspan/records/area/area-page';
import { useCurrentUser } from '@fieldspan/records/current-user';
import { Facts } from '@fieldspan/ui/layout/facts';
import { appArea } from './app-area.ts';

/** Whether QuickBooks is connected, and when it last synchronised. */
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
  const { data: connection } = useSuspenseQuery(quickbooksQuery());
  const isActive = connection?.is_active === 1;
  return (
    <Card
      title={t('QuickBooks')}
      icon={<IconReceiptDollar aria-hidden="true" />}
      action={<Tag tone={isActive ? 'green' : 'neutral'}>{isActive ? t('Connected') : t('Not connected')}</Tag>}
    >
      {connection ? (
        <Facts
          facts={[
            { term: t('Company there'), fact: connection.realm_id },
            { term: t('Last sync'), fact: instantText(connection.last_sync) || t('Never') },
          ]}
        />
      ) : (
        <EmptyState title={t('QuickBooks is not connected')}>
          {t(
            'Connecting needs the accounting service, which this version does not reach. Files for QuickBooks Desktop and other products are made under Financial.',
          )}
        </EmptyState>
      )}
      <ListItem
        to="/financial/accounting"
        title={t('Export to the books')}
        subtitle={t('Invoices, payments, bills and expenses as CSV or IIF')}
      />
    </Card>
  );
}
