import { libraryFilesQuery } from '@fieldspan/api/queries/library';
import type { LibraryFile } from '@fieldspan/api/queries/library';
import type { ListQuery } from '@fieldspan/api/queries/list-query';
import { keepPreviousData, useQueries } from '@tanstack/react-query';

type Request = ListQuery<'LibraryFile'>;

export type BoardPages = {
  /** How many files there are. */
  count: number;
  /** A file by its place; undefined while its page is on its way. */
  fileAt: (index: number) => LibraryFile | undefined;
  /** All files that are there, in their order. */
  loaded: readonly { index: number; file: LibraryFile }[];
};

/**
 * The files of a list by their place, of some pages alone.
 * @param wanted numbers of pages
 */
export function useBoardPages(request: Request, wanted: readonly number[]): BoardPages {
  const { limit } = request;
  return useQueries({
    queries: wanted.map((page) => ({
      ...libraryFilesQuery({ ...request, page }),
      throwOnError: false,
      placeholderData: page === 1 ? keepPreviousData : undefined,
    })),
    combine: (answers) => {
      const byPage = new Map(answers.map(({ data }, at) => [wanted[at] ?? 0, data?.rows ?? []]));
      const count = answers.find(({ data }) => data?.meta)?.data?.meta?.count ?? 0;
      return {
        count,
        fileAt: (index: number) => byPage.get(Math.floor(index / limit) + 1)?.[index % limit],
        loaded: [...byPage].flatMap(([page, rows]) =>
          rows.map((file, at) => ({ index: (page - 1) * limit + at, file })),
        ),
      };
    },
  });
}

/**
 * The pages that hold these places, and the first one, which says how many there are.
 * @param from place of the first file that is wanted
 * @param until place of the last
 * @param limit files of a page
 */
export function pagesAround(from: number, until: number, limit: number): number[] {
  const [first, last] = [Math.floor(Math.max(from, 0) / limit) + 1, Math.floor(Math.max(until, 0) / limit) + 1];
  const pages = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  return pages.includes(1) ? pages : [1, ...pages];
}
