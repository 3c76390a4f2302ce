import { t } from '@fieldspan/ui/i18n';
import { Tag } from '@fieldspan/ui/tag';

/** The tags of a file that the person may not change. */
export function TagNames({ tags }: { tags: readonly { id: number; name: string }[] }) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label={t('Tags')}>
      {tags.map(({ id, name }) => (
        <li key={id}>
          <Tag>{name}</Tag>
        </li>
      ))}
    </ul>
  );
}
