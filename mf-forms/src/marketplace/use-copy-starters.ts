import { showAlert } from '@fieldspan/api/alerts';
import { copyStarters } from '@fieldspan/api/queries/form-starters';
import { plural } from '@fieldspan/ui/i18n';
import { useMutation } from '@tanstack/react-query';

type Wanted = { keys: readonly string[]; copies: number };

/** Copies forms of the library into the company, and says so. */
export function useCopyStarters() {
  const { mutate, isPending } = useMutation({
    mutationFn: ({ keys, copies }: Wanted) => copyStarters(keys, copies),
    onSuccess: ({ length: count }) =>
      void showAlert({
        type: 'success',
        message: plural(count, { one: '{{count}} form copied.', other: '{{count}} forms copied.' }),
      }),
  });
  return { isCopying: isPending, copy: (keys: readonly string[], copies = 1) => mutate({ keys, copies }) };
}

export type CopyStarters = ReturnType<typeof useCopyStarters>;
