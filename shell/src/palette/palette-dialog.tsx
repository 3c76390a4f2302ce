import { everythingQuery } from '@fieldspan/api/queries/search';
import { hitPath } from '@fieldspan/domain/hit-path';
import { matchingLabels } from '@fieldspan/domain/matching-labels';
import { useDebounced } from '@fieldspan/federation/debounced';
import { hitGroups, type HitGroup } from '@fieldspan/federation/hit-groups';
import { useNavigate } from '@fieldspan/federation/router';
import { CommandPalette, type Command, type CommandGroup } from '@fieldspan/ui/command-palette';
import { t } from '@fieldspan/ui/i18n';
import { MenuIcon } from '@fieldspan/ui/menu-icon';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LocalCommand } from './local-command.ts';

type PaletteDialogProps = {
  open: boolean;
  pages: readonly LocalCommand[];
  actions: readonly LocalCommand[];
  onClose: () => void;
};

const SHORTEST = 2;
const MOST_PAGES = 6;

/** Local commands show at once; search results from the server follow. */
export function PaletteDialog({ open, pages, actions, onClose }: PaletteDialogProps) {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const asked = useDebounced(text.trim());
  const isAsked = asked.length >= SHORTEST;
  const answer = useQuery({
    ...everythingQuery(asked),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    retry: false,
    meta: { quiet: true, live: true },
  });
  const shown =
    text === '' ? pages.filter(({ isHidden = false }) => !isHidden) : matchingLabels(pages, text, MOST_PAGES);
  const local = [
    { label: t('Pages'), commands: shown },
    { label: t('Actions'), commands: matchingLabels(actions, text, actions.length) },
  ];
  const hits = text.trim().length >= SHORTEST ? (answer.data ?? []) : [];
  const groups = [...local.map(asGroup), ...hitGroups(hits).map(asHits)];

  const handleClose = () => {
    setText('');
    onClose();
  };
  const handlePick = ({ id }: Command) => {
    handleClose();
    const command = [...pages, ...actions].find((each) => commandId(each) === id);
    command?.onSelect?.();
    const to = command === undefined ? id : command.to;
    if (to !== undefined) void navigate(to);
  };

  return (
    <CommandPalette
      open={open}
      onClose={handleClose}
      label={t('Find anything')}
      placeholder={t('People, jobs, equipment, pages …')}
      value={text}
      onValueChange={setText}
      groups={groups.filter(({ items }) => items.length > 0)}
      onPick={handlePick}
      busy={text.trim() !== asked || (isAsked && answer.isFetching)}
      emptyText={
        answer.isError
          ? t('The server cannot be reached. Only pages and actions are searched.')
          : t('Nothing here matches “{{search}}”.', { search: text.trim() })
      }
    />
  );
}

const commandId = ({ label, to }: LocalCommand): string => `${to ?? 'do'} ${label}`;

const asGroup = ({ label, commands }: { label: string; commands: readonly LocalCommand[] }): CommandGroup => ({
  label,
  items: commands.map((command) => ({
    id: commandId(command),
    label: command.label,
    icon: command.icon,
  })),
});

/** The address of a result is its key. */
const asHits = ({ label, icon, hits }: HitGroup): CommandGroup => ({
  label,
  items: hits.map((hit) => ({
    id: hitPath(hit),
    label: hit.title,
    note: hit.subtitle,
    icon: <MenuIcon name={icon} />,
  })),
});
