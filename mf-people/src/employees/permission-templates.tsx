import { permissionTemplatesQuery } from '@fieldspan/api/queries/company-settings';
import type { PermissionTemplate } from '@fieldspan/api/queries/company-settings';
import { mayWrite } from '@fieldspan/contract/access-rules';
import { moduleGrants } from '@fieldspan/domain/module-grants';
import { dataText } from '@fieldspan/domain/message';
import { RecordMenu } from '@fieldspan/federation/record-menu';
import { AreaPage } from '@fieldspan/records/area/area-page';
import { useCurrentUser } from '@fieldspan/records/current-user';
import { useArchivedChoice } from '@fieldspan/records/list/use-archived-choice';
import { Button } from '@fieldspan/ui/button';
import { Card } from '@fieldspan/ui/card';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t, translated } from '@fieldspan/ui/i18n';
import { IconLock, IconPlus } from '@fieldspan/ui/icons';
import { ListItem } from '@fieldspan/ui/list-item';
import { Tag } from '@fieldspan/ui/tag';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { employeeArea } from '../employee-area.ts';
import { TemplateDialog } from './template-dialog.tsx';

/** Sets of permissions with a name: what foremen, dispatchers or bookkeepers are granted. */
export function PermissionTemplates() {
  return (
    <AreaPage area={employeeArea} tab="templates" title={t('Permission templates')}>
      <Templates />
    </AreaPage>
  );
}

function Templates() {
  const { data: all } = useSuspenseQuery(permissionTemplatesQuery());
  const isWriter = mayWrite('PermissionTemplate')(useCurrentUser().viewer);
  const { choice, offered } = useArchivedChoice(isWriter);
  // null: a new template.
  const [edited, setEdited] = useState<PermissionTemplate | null | 'none'>('none');
  const templates = offered(all);
  const create = (
    <Button variant="primary" icon={<IconPlus aria-hidden="true" />} onClick={() => setEdited(null)}>
      {t('New permission template')}
    </Button>
  );
  return (
    <>
      <Card title={t('Permission templates')} action={choice}>
        {templates.length === 0 ? (
          <EmptyState
            icon={<IconLock aria-hidden="true" />}
            title={t('No permission templates')}
            action={isWriter && create}
          >
            {t('What foremen, dispatchers or bookkeepers may do, granted to a new person in one step.')}
          </EmptyState>
        ) : (
          <ul>
            {templates.map((template) => (
              <ListItem
                key={template.id}
                title={template.title}
                subtitle={grantedWords(template.module_permissions)}
                trailing={
                  <>
                    {template.archived === 1 && <Tag>{t('Archived')}</Tag>}
                    {isWriter && (
                      <RecordMenu
                        record={{ ...template, model: 'PermissionTemplate' }}
                        onEdit={() => setEdited(template)}
                      />
                    )}
                  </>
                }
              />
            ))}
          </ul>
        )}
      </Card>
      {isWriter && templates.length > 0 && <div>{create}</div>}
      <TemplateDialog
        template={edited === 'none' ? null : edited}
        isOpen={edited !== 'none'}
        onClose={() => setEdited('none')}
      />
    </>
  );
}

/** `Contacts, Locates (reads) · Time logs (writes)` */
function grantedWords(permissions: string | null): string {
  const granted = moduleGrants(permissions);
  const names = (of: typeof granted) => of.map(({ name }) => translated(dataText(name))).join(', ');
  const written = granted.filter(({ write }) => write);
  const read = granted.filter(({ read: isRead, write }) => isRead && !write);
  return [
    written.length > 0 && t('Writes {{modules}}', { modules: names(written) }),
    read.length > 0 && t('Reads {{modules}}', { modules: names(read) }),
  ]
    .filter(Boolean)
    .join(' · ');
}
