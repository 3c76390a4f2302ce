import { formSubjectsQuery } from '@fieldspan/api/queries/form-places';
import type { FormAbout } from '@fieldspan/api/queries/forms';
import { t } from '@fieldspan/ui/i18n';
import { Tag } from '@fieldspan/ui/tag';
import { useQuery } from '@tanstack/react-query';

/** What a form is about besides its place, by name. */
export function AboutTags({ about }: { about: FormAbout }) {
  const { data: names = [] } = useQuery({ ...formSubjectsQuery(about), throwOnError: false });
  return names.map((name) => (
    <Tag key={name} tone="blue">
      {t('About {{name}}', { name })}
    </Tag>
  ));
}
