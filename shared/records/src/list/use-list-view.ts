import { alertError, showAlert } from '@fieldspan/api/alerts';
import { listViewsQuery } from '@fieldspan/api/queries/list-views';
import type { ListView } from '@fieldspan/api/queries/list-views';
import { saveRecord } from '@fieldspan/api/save-record';
import type { ModelName } from '@fieldspan/contract/models';
import { useNavigate } from '@fieldspan/federation/router';
import { t } from '@fieldspan/ui/i18n';
import { useQuery } from '@tanstack/react-query';
import { useCurrentUser } from '../current-user.ts';
import type { EngineRow, ListEntry } from '../entry.ts';
import type { AddressRules, ListAddress } from './list-address.ts';
import { listKey } from './list-key.ts';
import { currentView, viewAddress, viewHref } from './list-view-state.ts';
import { useListColumns } from './use-list-columns.ts';

type ListViewState = {
  list: string;
  views: readonly ListView[];
  /** The view that shows. */
  view: ListView | undefined;
  isChanged: boolean;
  mayChange: boolean;
  /** The address of what shows, as a view keeps it. */
  shown: string;
  /** Saves what shows as the view. */
  save: (view: ListView) => Promise<void>;
};

/** The saved views of a list, and how what it shows stands to them. */
export function useListView<N extends ModelName, R extends EngineRow>(
  entry: ListEntry<N, R>,
  address: ListAddress,
  rules: AddressRules,
): ListViewState {
  const navigate = useNavigate();
  const { profile, viewer } = useCurrentUser();
  const list = listKey(entry);
  const { data } = useQuery({ ...listViewsQuery(list), throwOnError: false, meta: { quiet: true } });
  const { isOwnChoice, choice } = useListColumns(entry, address, rules);
  const views = data?.rows ?? [];
  const view = currentView(views, address);
  // What the device keeps belongs to what the person sees, and so to the view that they make of it.
  const shown = viewAddress({ ...address, ...(isOwnChoice && { columns: choice }) }, rules);
  const save = async ({ id, version, slug }: ListView) => {
    try {
      await saveRecord('ListView', { id, version, address: shown });
      showAlert({ type: 'saved', message: t('View saved.') });
      await navigate(viewHref({ address: shown, slug }), { replace: true });
    } catch (error) {
      alertError(error);
    }
  };
  const mayChange = view !== undefined && (view.created_by === profile.id || viewer.role === 'Admin');
  return { list, views, view, isChanged: view !== undefined && shown !== view.address, mayChange, shown, save };
}
