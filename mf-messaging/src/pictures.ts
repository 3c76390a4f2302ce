import { profileImagesQuery } from '@fieldspan/api/queries/messaging';
import { resourceUrl } from '@fieldspan/api/resource-url';
import { useQuery } from '@tanstack/react-query';

type Pictured = { image_id: number | null };

/** The address of a person's picture; null until it is loaded, and for people without one. */
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
