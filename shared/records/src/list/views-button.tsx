import { showAlert } from '@fieldspan/api/alerts';
import type { ListView } from '@fieldspan/api/queries/list-views';
import { lazyScreen } from '@fieldspan/federation/lazy-screen';
import { useNavigate } from '@fieldspan/federation/router';
import { Wait } from '@fieldspan/federation/wait';
import type { ModelName } from '@fieldspan/contract/models';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconBookmark } from '@fieldspan/ui/icons';
import { Menu } from '@fieldspan/ui/menu';
import { useState } from 'react';
import { useCurrentUser } from '../current-user.ts';
import type { EngineRow, ListEntry } from '../entry.ts';
import { listHref } from './list-address.ts';
import type { AddressRules, ListAddress } from './list-address.ts';
import { NO_VIEW, viewHref } from './list-view-state.ts';
import styles from './record-list.module.css';
import { useListView } from './use-list-view.ts';
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
  const { profile } = useCurrentUser();
  const [asked, setAsked] = useState<'new' | 'change' | null>(null);
  const { list, views, view, isChanged, mayChange, shown, save } = useListView(entry, address, rules);
  const open = (href: string) => void navigate(href, { replace: true });
  return (
    <>
      <Menu
        label={t('Views')}
        trigger={faceOf(view, isChanged)}
        items={viewItems({
          views,
          view,
          userId: profile.id,
          all: listHref({ ...plainOf(address, rules), saved: NO_VIEW }, rules),
          onCopy: () => void copyLink(viewHref({ address: shown, slug: view?.slug ?? NO_VIEW })),
          onSave: view && isChanged && mayChange ? () => void save(view) : undefined,
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
            onSaved={(slug) => open(viewHref({ address: shown, slug }))}
            onRemoved={() => open(listHref({ ...address, saved: undefined }, rules))}
            onClose={() => setAsked(null)}
          />
        </Wait>
      )}
    </>
  );
}

const faceOf = (view: ListView | undefined, isChanged: boolean) => (
  <Button
    className={styles.views ?? ''}
    icon={<IconBookmark aria-hidden="true" />}
    aria-label={nameOf(view, isChanged)}
  >
    <span className={styles.viewName}>{view ? view.name : t('Views')}</span>
    {isChanged && <span aria-hidden="true">•</span>}
  </Button>
);

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
