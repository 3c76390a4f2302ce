import { listViewsQuery } from '@fieldspan/api/queries/list-views';
import { Navigate, useLocation } from '@fieldspan/federation/router';
import { useQuery } from '@tanstack/react-query';
import { viewHref } from './list-view-state.ts';

/** Opens the view that the person's list begins with, where the address says nothing else. */
export function ToDefaultView({ list }: { list: string }) {
  const { pathname, search } = useLocation();
  const isPlain = pathname === list && search === '';
  const views = useQuery({ ...listViewsQuery(list), enabled: isPlain, throwOnError: false, meta: { quiet: true } });
  const view = views.data?.rows.find(({ is_default: isDefault }) => isDefault === 1);
  return isPlain && view ? <Navigate to={viewHref(view)} replace /> : null;
}
