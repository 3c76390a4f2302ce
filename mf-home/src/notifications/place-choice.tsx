import { noticePlacesQuery, saveNoticePlace } from '@fieldspan/api/queries/notice-places';
import type { NoticedModel } from '@fieldspan/contract/messaging-calls';
import type { Places } from '@fieldspan/contract/places';
import { PLACE_WAYS } from '@fieldspan/domain/notice-kinds';
import { Dialog } from '@fieldspan/ui/dialog';
import { ErrorState } from '@fieldspan/ui/error-state';
import { t, translated } from '@fieldspan/ui/i18n';
import { RadioGroup } from '@fieldspan/ui/radio-group';
import { SkeletonRows } from '@fieldspan/ui/skeleton-rows';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { PLACE_NOTES, PLACE_WORDS } from './place-words.ts';

type PlaceChoiceProps = Places['record.action'];

/** Which alerts of one project or service call come to whoever looks at it. */
export function PlaceChoice({ record, onClose }: PlaceChoiceProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      size="s"
      title={t('Notify me')}
      description={t('{{title}}. It is your choice alone: colleagues are told as before.', { title: record.title })}
    >
      {(record.model === 'Job' || record.model === 'Service') && <Choice model={record.model} id={record.id} />}
    </Dialog>
  );
}

function Choice({ model, id }: { model: NoticedModel; id: number }) {
  const queries = useQueryClient();
  const { data: places, isError, refetch } = useQuery({ ...noticePlacesQuery(), throwOnError: false });
  const { mutate, isPending, variables } = useMutation({
    mutationFn: saveNoticePlace,
    onSuccess: (saved) => queries.setQueryData(noticePlacesQuery().queryKey, saved),
  });
  if (places === undefined)
    return isError ? (
      <ErrorState
        title={t('This could not be loaded')}
        message={t('Check the connection and try again.')}
        onRetry={() => void refetch()}
      />
    ) : (
      <SkeletonRows count={PLACE_WAYS.length} />
    );
  const kept = places.find((place) => place.model === model && place.id === id)?.way ?? 'usual';
  return (
    <RadioGroup
      label={t('What you are told')}
      value={isPending ? variables.way : kept}
      options={PLACE_WAYS.map((way) => ({
        value: way,
        label: translated(PLACE_WORDS[way]),
        note: translated(PLACE_NOTES[way]),
      }))}
      onChange={(value) => mutate({ model, id, way: PLACE_WAYS.find((way) => way === value) ?? 'usual' })}
    />
  );
}
