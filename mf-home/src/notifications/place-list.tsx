import { noticePlacesQuery, saveNoticePlace } from '@fieldspan/api/queries/notice-places';
import type { NoticedPlace } from '@fieldspan/contract/messaging-calls';
import { Button } from '@fieldspan/ui/button';
import { t, translated } from '@fieldspan/ui/i18n';
import { AppLink } from '@fieldspan/ui/link';
import { SkeletonRows } from '@fieldspan/ui/skeleton-rows';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { PLACE_WORDS } from './place-words.ts';
import styles from './kind-ways.module.css';

const PAGES: Readonly<Record<NoticedPlace['model'], string>> = { Job: '/project', Service: '/service' };

/** The projects and calls for which a person has chosen something of their own, to take it back. */
export function PlaceList() {
  const queries = useQueryClient();
  const { data: places } = useQuery({ ...noticePlacesQuery(), throwOnError: false });
  const { mutate, isPending } = useMutation({
    mutationFn: saveNoticePlace,
    onSuccess: (saved) => queries.setQueryData(noticePlacesQuery().queryKey, saved),
  });
  if (places === undefined) return <SkeletonRows count={1} />;
  if (places.length === 0)
    return (
      <p className={styles.none}>{t('None. Choose on the page of a project or service call, with “Notify me”.')}</p>
    );
  return (
    <ul className={styles.kinds}>
      {places.map(({ model, id, slug, number, name, way }) => (
        <li key={`${model} ${id}`} className={styles.kind}>
          <p className={styles.words}>
            <AppLink to={`${PAGES[model]}/${slug}/dashboard`}>{[number, name].filter(Boolean).join(' ')}</AppLink>
            <span className={styles.hint}>{translated(PLACE_WORDS[way])}</span>
          </p>
          <Button
            busy={isPending}
            aria-label={t('Undo the choice for {{name}}', { name })}
            onClick={() => mutate({ model, id, way: 'usual' })}
          >
            {t('Undo')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
