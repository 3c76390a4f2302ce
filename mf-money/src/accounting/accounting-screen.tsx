import { msg } from '@fieldspan/domain/message';
import { useSearchParams } from '@fieldspan/federation/router';
import { AppGate } from '@fieldspan/records/apps/app-gate';
import { AreaPage } from '@fieldspan/records/area/area-page';
import { LinkChips } from '@fieldspan/records/list/link-chips';
import { PartBoundary } from '@fieldspan/records/page/part-boundary';
import { t, translated } from '@fieldspan/ui/i18n';
import { ReportParts } from '../documents/report-parts.tsx';
import { financialArea } from '../documents/financial-area.ts';
import { AccountNames } from './account-names.tsx';
import { EarlierExports } from './earlier-exports.tsx';
import { NextExport } from './next-export.tsx';
import { QuickbooksView } from './quickbooks-view.tsx';

const VIEWS = [
  { key: 'next', name: msg('To export'), View: NextExport },
  { key: 'earlier', name: msg('Exported'), View: EarlierExports },
  { key: 'quickbooks', name: msg('QuickBooks'), View: QuickbooksView },
  { key: 'accounts', name: msg('Accounts'), View: AccountNames },
] as const;

/** What goes to the books, what went, how it stands at QuickBooks, and what they call our accounts; the view stands in the address. */
export function AccountingScreen() {
  return (
    <AreaPage area={financialArea} tab="accounting" title={t('Accounting')}>
      <Views />
    </AreaPage>
  );
}

function Views() {
  const [params] = useSearchParams();
  const { key: shown, View } = VIEWS.find(({ key }) => key === params.get('show')) ?? VIEWS[0];
  const to = (key: string) => {
    const after = new URLSearchParams(params);
    after.set('show', key);
    for (const name of ['state', 'page']) after.delete(name);
    return `/financial/accounting?${after}`;
  };
  return (
    <ReportParts>
      <LinkChips
        chips={VIEWS.map(({ key, name }) => ({ to: to(key), label: translated(name), isCurrent: key === shown }))}
      />
      <PartBoundary>
        {shown === 'earlier' ? (
          <View />
        ) : (
          <AppGate app="accounting">
            <View />
          </AppGate>
        )}
      </PartBoundary>
    </ReportParts>
  );
}
