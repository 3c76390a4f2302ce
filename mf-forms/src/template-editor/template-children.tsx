import { childTemplatesQuery } from '@fieldspan/api/queries/forms';
import type { Template } from '@fieldspan/api/queries/form-editing';
import { Link } from '@fieldspan/federation/router';
import { Button } from '@fieldspan/ui/button';
import { Card } from '@fieldspan/ui/card';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconChevronRight, IconFileText, IconPlus } from '@fieldspan/ui/icons';
import { ListItem } from '@fieldspan/ui/list-item';
import { Tag } from '@fieldspan/ui/tag';
import { useSuspenseQuery } from '@tanstack/react-query';

/** The forms of a template: each is edited on its own. */
export function TemplateChildren({ template }: { template: Template }) {
  const { data: children } = useSuspenseQuery(childTemplatesQuery(template.id));
  const address = `/forms/child-template-editor/${template.slug}`;
  return (
    <Card
      title={t('Child templates')}
      icon={<IconFileText aria-hidden="true" />}
      action={
        <Button size="s" icon={<IconPlus aria-hidden="true" />} render={<Link to={`${address}/new`} />}>
          {t('New child template')}
        </Button>
      }
    >
      {children.length === 0 && (
        <EmptyState
          title={t('No child templates created from this {{template}} template', { template: template.title })}
          action={
            <Button variant="primary" render={<Link to={`${address}/new`} />}>
              {t('Create one')}
            </Button>
          }
        >
          {t('A child template is one form with its questions.')}
        </EmptyState>
      )}
      <ul>
        {children.map((child) => (
          <ListItem
            key={child.id}
            to={`${address}/${child.slug}`}
            title={child.description}
            trailing={
              <>
                {child.archived === 1 && <Tag>{t('Archived')}</Tag>}
                <IconChevronRight aria-hidden="true" size={16} />
              </>
            }
          />
        ))}
      </ul>
    </Card>
  );
}
