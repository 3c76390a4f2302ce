import { Wait } from '@fieldspan/federation/wait';
import { Card } from '@fieldspan/ui/card';
import { SkeletonRows } from '@fieldspan/ui/skeleton-rows';
import { QueryErrorResetBoundary } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CardBoundary } from './card-boundary.tsx';

type DashboardCardProps = { title: string; icon: ReactNode; action?: ReactNode; children: ReactNode };

/** A card that loads and fails by itself, without affecting the others. */
export function DashboardCard({ title, icon, action, children }: DashboardCardProps) {
  return (
    <Card title={title} icon={icon} action={action}>
      <QueryErrorResetBoundary>
        {({ reset }) => (
          <CardBoundary onReset={reset}>
            <Wait fallback={<SkeletonRows count={3} />}>{children}</Wait>
          </CardBoundary>
        )}
      </QueryErrorResetBoundary>
    </Card>
  );
}
