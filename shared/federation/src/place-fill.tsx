import { dataText } from '@fieldspan/domain/message';
import { useReach } from '@fieldspan/api/use-reach';
import type { PlaceName, Places } from '@fieldspan/contract/places';
import { ErrorState } from '@fieldspan/ui/error-state';
import { t, translated } from '@fieldspan/ui/i18n';
import { SkeletonRows } from '@fieldspan/ui/skeleton-rows';
import { useState, type ReactNode } from 'react';
import { failureText } from './error-card.tsx';
import { useHost } from './host.ts';
import type { PlaceFill as Fill } from './lifecycles.ts';
import { loadFailureOf } from './load-failure.ts';
import { PartPlace } from './part-place.tsx';
import { useFills } from './use-fills.ts';

type PlaceFillProps<N extends PlaceName> = {
  place: N;
  fill: Fill;
  props: Places[N];
  rows?: number;
  /** Wrapper around the loading and error state, such as a card with the fill's title. */
  renderFrame?: (content: ReactNode) => ReactNode;
};

/**
 * Shows a remote's fill in a place of this page. Its code loads when it is first shown. If that fails, an error card
 * takes its place and the rest of the page works; it is retried by a press or when the connection is back.
 */
export function PlaceFill<N extends PlaceName>({
  place,
  fill,
  props,
  rows = 3,
  renderFrame = bare,
}: PlaceFillProps<N>) {
  const [attempt, setAttempt] = useState(0);
  const host = useHost();
  const reach = useReach();
  const retry = () => setAttempt(attempt + 1);
  const { remote, part = '', label } = fill;
  return (
    <PartPlace
      key={`${remote}.${part} ${attempt}`}
      part={`${remote}.${part}`}
      load={() => host.loadFill(place, `${remote}.${part}`)}
      props={props}
      loading={renderFrame(<SkeletonRows count={rows} />)}
      isLoadingAlone={renderFrame !== bare}
      renderFallback={(error) =>
        renderFrame(
          <ErrorState
            title={t('{{title}} could not be loaded', {
              title: label === undefined ? host.describe(remote).title : translated(dataText(label)),
            })}
            message={isSwitchedOff(error) ? error.message : failureText(loadFailureOf(error), [], reach)}
            onRetry={retry}
          />,
        )
      }
      onRetry={retry}
    />
  );
}

const bare = (content: ReactNode): ReactNode => content;

/** The shell rejects a disabled remote with the operators' message. */
const isSwitchedOff = (error: unknown): error is Error =>
  typeof error === 'object' && error !== null && Reflect.get(error, 'name') === 'SwitchedOffError';

/** All fills of a place, one below the other; nothing when there are none. */
export function FilledPlace<N extends PlaceName>({ place, props }: { place: N; props: Places[N] }) {
  const fills = useFills(place);
  return fills.map((fill) => <PlaceFill key={`${fill.remote} ${fill.key}`} place={place} fill={fill} props={props} />);
}
