import type { NoticedModel } from '@fieldspan/contract/messaging-calls';
import type { PlaceWay } from '@fieldspan/domain/notice-kinds';
import { queryOptions } from '@tanstack/react-query';
import { call } from '@fieldspan/api/call';

/** The projects and service calls for which the person has chosen which alerts come to them. */
export const noticePlacesQuery = () =>
  queryOptions({
    queryKey: ['Notification', 'places'],
    queryFn: ({ signal }) => call('Notification/places', {}, { signal }),
  });

/** @param choice `usual` is no choice of its own */
export const saveNoticePlace = (choice: { model: NoticedModel; id: number; way: PlaceWay }) =>
  call('Notification/save-place', choice);
