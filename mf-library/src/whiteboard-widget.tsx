import type { WidgetContracts } from '@fieldspan/contract/widgets';
import { lazyScreen } from '@fieldspan/federation/lazy-screen';
import { Wait } from '@fieldspan/federation/wait';
import { SkeletonRows } from '@fieldspan/ui/skeleton-rows';
import { FieldOf } from './field-of.tsx';

const Whiteboard = lazyScreen(
  async () => (await import(/* webpackChunkName: 'drawing' */ './drawing/sheet/whiteboard.tsx')).Whiteboard,
);

export function Widget(props: WidgetContracts['library.whiteboard']) {
  return (
    <FieldOf {...props}>
      <Wait fallback={<SkeletonRows count={6} />}>
        <Whiteboard {...props} />
      </Wait>
    </FieldOf>
  );
}
