import type { DocumentLine } from '@fieldspan/domain/money/document-lines';
import { IconButton } from '@fieldspan/ui/icon-button';
import { t } from '@fieldspan/ui/i18n';
import { IconDots } from '@fieldspan/ui/icons';
import { Menu } from '@fieldspan/ui/menu';
import { changed, inserted, moved, newLine, without } from './change-lines.ts';
import type { EditedLines } from './use-lines.ts';

type LineMenuProps = {
  line: DocumentLine;
  /** From 0. */
  at: number;
  edited: Pick<EditedLines, 'change'>;
  taxes: readonly string[];
  hasOptions: boolean;
};

/** What is done with a whole line, for those who use no shortcuts. */
export function LineMenu({ line, at, edited: { change }, taxes, hasOptions }: LineMenuProps) {
  const { key, kind, optional } = line;
  const number = at + 1;
  const option = {
    label: optional ? t('Part of the total again') : t('Optional, the customer chooses'),
    onSelect: () => change((lines) => changed(lines, key, { optional: !optional, chosen: false })),
  };
  return (
    <Menu
      label={t('Line {{number}}', { number })}
      trigger={<IconButton label={t('Line {{number}}', { number })} icon={<IconDots aria-hidden="true" />} />}
      items={[
        { label: t('Move up'), onSelect: () => change((lines) => moved(lines, key, at - 1)) },
        { label: t('Move down'), onSelect: () => change((lines) => moved(lines, key, at + 1)) },
        {
          label: t('Line below'),
          onSelect: () => change((lines) => inserted(lines, at + 1, [newLine('item', taxes)])),
          startsGroup: true,
        },
        {
          label: t('Section above'),
          onSelect: () => change((lines) => inserted(lines, at, [newLine('section', taxes)])),
        },
        {
          label: t('Double it'),
          onSelect: () =>
            change((lines) => inserted(lines, at + 1, [{ ...line, key: crypto.randomUUID(), source: null }])),
        },
        ...(hasOptions && kind === 'item' ? [option] : []),
        { label: t('Take out'), onSelect: () => change((lines) => without(lines, key)), startsGroup: true },
      ]}
    />
  );
}
