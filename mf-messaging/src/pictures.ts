import { profileImagesQuery } from '@fieldspan/api/queries/messaging';
import { resourceUrl } from '@fieldspan/api/resource-url';
import { useQuery } from '@tanstack/react-query';

type Pictured = { image_id: number | null };

/** Gives the address of a person's picture; null until it is known, and for people who have none. */
export function usePictures(people: readonly Pictured[]): (person: Pictured) => string | null {
  const ids = [...new Set(people.flatMap(({ image_id }) => (image_id === null ? [] : [image_id])))].sort(
    (a, b) => a - b,
  );
  const { data } = useQuery(profileImagesQuery(ids));
  const urls = new Map(
    data?.map(({ id, filename, slug }) => [
      id,
      filename === null ? null : resourceUrl('profile-images', filename, slug),
    ]),
  );
  return ({ image_id }) => (image_id === null ? null : (urls.get(image_id) ?? null));
}
