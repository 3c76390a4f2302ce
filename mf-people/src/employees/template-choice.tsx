import { permissionTemplatesQuery } from '@fieldspan/api/queries/company-settings';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { Menu } from '@fieldspan/ui/menu';
import { useQuery } from '@tanstack/react-query';

/** Fills in the permissions of a template; they are stored when the form is saved. Not there while there is none. */
export function TemplateChoice({ onChoose }: { onChoose: (modules: string) => void }) {
  const { data: all = [] } = useQuery(permissionTemplatesQuery());
  const templates = all.filter(({ archived }) => archived === 0);
  if (templates.length === 0) return null;
  return (
    <Menu
      label={t('Permission templates')}
      trigger={<Button size="s">{t('Fill in from a template')}</Button>}
      items={templates.map(({ title, module_permissions: modules }) => ({
        label: title,
        onSelect: () => onChoose(modules ?? '{}'),
      }))}
    />
  );
}
