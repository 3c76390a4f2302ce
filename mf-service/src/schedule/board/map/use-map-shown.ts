import { useSearchParams } from '@fieldspan/federation/router';
import { useNarrow } from '@fieldspan/ui/narrow';

/** On a narrower window the hours need the space. */
const NARROW_PX = 1279;
const PARAM = 'map';

/** Whether the map stands beside the board, and what changes it; kept in the address. */
export function useMapShown(): [isShown: boolean, toggle: () => void] {
  const [params, setParams] = useSearchParams();
  const isUsual = !useNarrow(NARROW_PX);
  const asked = params.get(PARAM);
  const isShown = asked === null ? isUsual : asked === '1';
  const toggle = () => {
    const kept = new URLSearchParams(params);
    if (isShown === isUsual) kept.set(PARAM, isShown ? '0' : '1');
    else kept.delete(PARAM);
    setParams(kept, { replace: true });
  };
  return [isShown, toggle];
}
