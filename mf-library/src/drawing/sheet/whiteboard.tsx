import type { WidgetContracts } from '@fieldspan/contract/widgets';
import { Wait } from '@fieldspan/federation/wait';
import { SkeletonRows } from '@fieldspan/ui/skeleton-rows';
import { StaticSheet } from './static-sheet.tsx';
import { StoredSheet } from './stored-sheet.tsx';

/** The whiteboard of a form's field. */
export function Whiteboard({ label, value, onChange, isStatic = false }: WidgetContracts['library.whiteboard']) {
  return (
    <Wait fallback={<SkeletonRows count={6} />}>
      {isStatic ? (
        <StaticSheet label={label} item={value} />
      ) : (
        <StoredSheet label={label} item={value} name={null} onItem={onChange} />
      )}
    </Wait>
  );
}
