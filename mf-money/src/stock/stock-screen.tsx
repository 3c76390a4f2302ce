import { mayWrite } from '@fieldspan/contract/access-rules';
import { msg } from '@fieldspan/domain/message';
import { useSearchParams } from '@fieldspan/federation/router';
import { AreaPage } from '@fieldspan/records/area/area-page';
import { useCurrentUser } from '@fieldspan/records/current-user';
import { LinkChips } from '@fieldspan/records/list/link-chips';
import { PartBoundary } from '@fieldspan/records/page/part-boundary';
import { t, translated } from '@fieldspan/ui/i18n';
import { Stack } from '@fieldspan/ui/layout/stack';
import { materialArea } from '../material-area.ts';
import { LowStock } from './low-stock.tsx';
import { MoveButton } from './move-dialog.tsx';
import { Movements } from './movements.tsx';
import { Places } from './places.tsx';
import { StockLevels } from './stock-levels.tsx';

const VIEWS = [
  { key: 'levels', name: msg('What is where'), View: StockLevels },
  { key: 'low', name: msg('Low'), View: LowStock },
  { key: 'movements', name: msg('Movements'), View: Movements },
  { key: 'places', name: msg('Places'), View: Places },
] as const;

/** Materials in stores and vans; the view stands in the address. */
export function StockScreen() {
  const { viewer } = useCurrentUser();
  return (
    <AreaPage
      area={materialArea}
      tab="stock"
      title={t('Stock')}
      actions={mayWrite('StockMovement')(viewer) && <MoveButton />}
    >
      <Views />
    </AreaPage>
  );
}

function Views() {
  const [params] = useSearchParams();
  const { key: shown, View } = VIEWS.find(({ key }) => key === params.get('show')) ?? VIEWS[0];
  return (
    <Stack>
      <LinkChips
        chips={VIEWS.map(({ key, name }, at) => ({
          to: at === 0 ? '/materials/stock' : `/materials/stock?show=${key}`,
          label: translated(name),
          isCurrent: key === shown,
        }))}
      />
      <PartBoundary>
        <View />
      </PartBoundary>
    </Stack>
  );
}
