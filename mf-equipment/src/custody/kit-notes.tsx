import type { Kit } from '@fieldspan/api/queries/kits';
import type { HandOver } from '@fieldspan/domain/equipment/custody';
import { missingOfKits } from '@fieldspan/domain/equipment/kits';
import { AlertBox } from '@fieldspan/ui/alert-box';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import type { ScanList } from './use-scan-list.ts';

/** Names what is missing of the kits of which something was scanned. */
export function KitNotes({ list, kind, kits }: { list: ScanList; kind: HandOver; kits: readonly Kit[] }) {
  const scanned = new Set(list.lines.flatMap(({ piece }) => piece?.id ?? []));
  return missingOfKits(kits, { scanned, kind }).map(({ kit, pieces }) => {
    const names = pieces.map(({ description }) => description).join(', ');
    const addAll = async () => {
      for (const { slug } of pieces) await list.scan(slug);
    };
    return (
      <AlertBox
        key={kit.id}
        type="info"
        action={
          <Button size="s" onClick={() => void addAll()}>
            {kind === 'out' ? t('Add them') : t('They are here too')}
          </Button>
        }
      >
        {kind === 'out'
          ? t('“{{kit}}” goes out together. Not scanned yet: {{names}}', { kit: kit.name, names })
          : t('Missing of “{{kit}}”: {{names}}', { kit: kit.name, names })}
      </AlertBox>
    );
  });
}
