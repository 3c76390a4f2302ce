import type { ListView } from '@fieldspan/api/queries/list-views';
import { t } from '@fieldspan/ui/i18n';
import type { MenuItem } from '@fieldspan/ui/menu-row';
import { viewHref } from './list-view-state.ts';

type Parts = {
  views: readonly ListView[];
  /** The one that shows. */
  view: ListView | undefined;
  userId: number;
  /** Address of the list without a view. */
  all: string;
  onCopy: () => void;
  onSave: (() => void) | undefined;
  onSaveAs: () => void;
  onChange: (() => void) | undefined;
};

/** The menu of views: all rows, own ones, shared ones, and what can be done. */
export function viewItems({ views, view, userId, all, onCopy, onSave, onSaveAs, onChange }: Parts): MenuItem[] {
  const [own, shared] = [views.filter(isOf(userId)), views.filter((each) => !isOf(userId)(each))];
  return [
    { label: t('All rows'), to: all },
    ...own.map((each, at) => linkTo(each, at === 0)),
    ...shared.map((each, at) => linkTo(each, at === 0)),
    ...(onSave ? [{ label: t('Save changes'), onSelect: onSave, startsGroup: true }] : []),
    { label: t('Save as …'), onSelect: onSaveAs, startsGroup: !onSave },
    ...(onChange && view ? [{ label: t('Change “{{name}}” …', { name: view.name }), onSelect: onChange }] : []),
    { label: t('Copy link'), onSelect: onCopy },
  ];
}

const isOf =
  (userId: number) =>
  ({ created_by: by }: ListView): boolean =>
    by === userId;

const linkTo = (view: ListView, startsGroup: boolean): MenuItem => ({
  label: view.is_shared === 1 ? t('{{name}} (shared)', { name: view.name }) : view.name,
  to: viewHref(view),
  startsGroup,
});
