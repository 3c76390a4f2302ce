import { dataText } from '@fieldspan/domain/message';
import { translated } from '@fieldspan/ui/i18n';
import type { PlaceFill } from './lifecycles.ts';

/** A page that is looked for by its label and other words. */
type FoundPage = { label: string; words: string; to: string; icon: string };

/** The pages that remotes name for Find (the place find.page), in the person's language. */
export const foundPages = (fills: readonly PlaceFill[]): FoundPage[] =>
  fills.flatMap(({ label, words, to, icon = 'settings' }) =>
    label === undefined || to === undefined
      ? []
      : [
          {
            label: translated(dataText(label)),
            words: words === undefined ? '' : translated(dataText(words)),
            to,
            icon,
          },
        ],
  );
