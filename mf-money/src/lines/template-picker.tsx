import { templateChoicesQuery } from '@fieldspan/api/queries/price-book';
import { documentLines } from '@fieldspan/domain/money/document-lines';
import { t } from '@fieldspan/ui/i18n';
import { IconCopy } from '@fieldspan/ui/icons';
import { Button } from '@fieldspan/ui/button';
import { Menu } from '@fieldspan/ui/menu';
import { useQuery } from '@tanstack/react-query';
import type { Lines } from './change-lines.ts';

type TemplatePickerProps = { kind: 'quote' | 'bid'; onAdd: (lines: Lines) => void };

/** Adds the lines of a template, as lines of their own. */
export function TemplatePicker({ kind, onAdd }: TemplatePickerProps) {
  const { data: templates } = useQuery(templateChoicesQuery(kind));
  if (!templates || templates.rows.length === 0) return null;
  const add = (text: string | null) =>
    onAdd(documentLines(text).map((line) => Object.assign(line, { key: crypto.randomUUID() })));
  return (
    <Menu
      label={t('Templates')}
      trigger={
        <Button variant="quiet" icon={<IconCopy aria-hidden="true" />}>
          {t('From a template …')}
        </Button>
      }
      items={templates.rows.map(({ title, lines_json: text }) => ({
        label: title,
        onSelect: () => add(text),
      }))}
    />
  );
}
