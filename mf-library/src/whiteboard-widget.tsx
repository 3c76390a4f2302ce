import type { WidgetContracts } from '@fieldspan/contract/widgets';
import { lazyScreen } from '@fieldspan/federation/lazy-screen';
import { SkeletonRows } from '@fieldspan/ui/skeleton-rows';
import { Suspense } from 'react';
import { FieldOf } from './field-of.tsx';

const Whiteboard = lazyScreen(
  async () => (await import(/* webpackChunkName: 'drawing' */ './drawing/sheet/whiteboard.tsx')).Whiteboard,
);

export function Widget(props: WidgetContracts['library.whiteboard']) {
  return (
    <FieldOf {...props}>
      <Suspense fallback={<SkeletonRows count={6} />}>
        <Whiteboard {...props} />
      </Suspense>
    </FieldOf>
  );
}
