import { alertError, showAlert } from '@fieldspan/api/alerts';
import { listViewsQuery } from '@fieldspan/api/queries/list-views';
import type { ListView } from '@fieldspan/api/queries/list-views';
import { saveRecord } from '@fieldspan/api/save-record';
import { lazyScreen } from '@fieldspan/federation/lazy-screen';
import { useNavigate } from '@fieldspan/federation/router';
import { Wait } from '@fieldspan/federation/wait';
import type { ModelName } from '@fieldspan/contract/models';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconBookmark } from '@fieldspan/ui/icons';
import { Menu } from '@fieldspan/ui/menu';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCurrentUser } from '../current-user.ts';
import type { EngineRow, ListEntry } from '../entry.ts';
import { listHref } from './list-address.ts';
import type { AddressRules, ListAddress } from './list-address.ts';
import { listKey } from './list-key.ts';
import { currentView, isChanged, NO_VIEW, viewAddress, viewHref } from './list-view-state.ts';
import { useListColumns } from './use-list-columns.ts';
import { viewItems } from './view-items.ts';

type ViewsButtonProps<N extends ModelName, R extends EngineRow> = {
  entry: ListEntry<N, R>;
  address: ListAddress;
  rules: AddressRules;
};

const ViewDialog = lazyScreen(async () => (await import('./view-dialog.tsx')).ViewDialog);

/** The saved views of a list: which one shows, whether it was changed, and what can be done with it. */
export function ViewsButton<N extends ModelName, R extends EngineRow>({
  entry,
  address,
  rules,
}: ViewsButtonProps<N, R>) {
  const navigate = useNavigate();
  const { profile, viewer } = useCurrentUser();
  const [asked, setAsked] = useState<'new' | 'change' | null>(null);
  const list = listKey(entry);
  const { data, refetch } = useQuery({ ...listViewsQuery(list), throwOnError: false, meta: { quiet: true } });
  const { isOwnChoice, choice } = useListColumns(entry, address, rules);
  const views = data?.rows ?? [];
  const view = currentView(views, address);
  // What the device keeps belongs to what the person sees, and so to the view that they make of it.
  const shown = viewAddress({ ...address, ...(isOwnChoice && { columns: choice }) }, rules);
  const changed = view !== undefined && isChanged(view, address, rules);
  const mayChange = view !== undefined && (view.created_by === profile.id || viewer.role === 'Admin');
  const save = async ({ id, version, slug }: ListView) => {
    try {
      await saveRecord('ListView', { id, version, address: shown });
      showAlert({ type: 'saved', message: t('View saved.') });
      await navigate(viewHref({ address: shown, slug }), { replace: true });
    } catch (error) {
      alertError(error);
    }
  };
  return (
    <>
      <Menu
        label={t('Views')}
        trigger={
          <Button icon={<IconBookmark aria-hidden="true" />} aria-label={nameOf(view, changed)}>
            {view ? view.name : t('Views')}
            {changed && <span aria-hidden="true"> •</span>}
          </Button>
        }
        items={viewItems({
          views,
          view,
          userId: profile.id,
          all: listHref({ ...plainOf(address, rules), saved: NO_VIEW }, rules),
          onCopy: () => void copyLink(viewHref({ address: shown, slug: view?.slug ?? NO_VIEW })),
          onSave: view && changed && mayChange ? () => void save(view) : undefined,
          onSaveAs: () => setAsked('new'),
          onChange: view ? () => setAsked('change') : undefined,
        })}
      />
      {asked !== null && (
        <Wait>
          <ViewDialog
            of={{ list, model: entry.model, address: shown }}
            view={asked === 'change' ? (view ?? null) : null}
            mayChange={asked === 'new' || mayChange}
            onSaved={async (slug) => {
              await refetch();
              await navigate(viewHref({ address: asked === 'new' ? shown : (view?.address ?? shown), slug }), {
                replace: true,
              });
            }}
            onRemoved={() => void navigate(listHref({ ...address, saved: undefined }, rules), { replace: true })}
            onClose={() => setAsked(null)}
          />
        </Wait>
      )}
    </>
  );
}

function nameOf(view: ListView | undefined, changed: boolean): string {
  if (!view) return t('Views');
  return changed ? t('View {{name}}, changed', { name: view.name }) : t('View {{name}}', { name: view.name });
}

const plainOf = (address: ListAddress, { chips, defaultSort }: AddressRules): ListAddress => ({
  search: '',
  chip: chips[0] ?? address.chip,
  sort: defaultSort,
  page: 1,
});

async function copyLink(href: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(new URL(href, window.location.origin).href);
    showAlert({ type: 'saved', message: t('Link copied.') });
  } catch {
    showAlert({ type: 'danger', message: t('The link could not be copied. Copy the address of the page instead.') });
  }
}
