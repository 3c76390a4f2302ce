import { store } from '@fieldspan/api/store';
import { useNavigate } from '@fieldspan/federation/router';
import { OverlayFill } from '@fieldspan/federation/overlay-fill';
import { useFills } from '@fieldspan/federation/use-fills';
import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { keepPress, type RefusedPress, refusedPressAtom, takePressBack } from './refused-press.ts';

/**
 * After a refused clock-in: what other remotes require first, one after another, then the way to the punch clock. Without a
 * connection they ask for what this device knows.
 */
export function ClockBefore() {
  const press = useAtomValue(refusedPressAtom, { store });
  return press && <Before key={press.clientKey} job={press.job} isWaiting={press.isWaiting} />;
}

function Before({ job, isWaiting }: Omit<RefusedPress, 'clientKey'>) {
  const fills = useFills('clock.before');
  const navigate = useNavigate();
  const [{ at, isDone }, setState] = useState({ at: 0, isDone: false });
  const isLast = at + 1 >= fills.length;
  const props = useMemo(() => {
    const giveUp = () => (isWaiting ? keepPress() : void takePressBack());
    const leave = () => {
      if (isWaiting) return keepPress();
      void takePressBack();
      void navigate('/punch-clock');
    };
    return {
      job,
      onDone: () => (isLast ? leave() : setState({ at: at + 1, isDone: true })),
      onCancel: giveUp,
      onNothing: () => {
        if (!isLast) setState({ at: at + 1, isDone });
        else if (isDone) leave();
        else keepPress();
      },
    };
  }, [job, isWaiting, at, isDone, isLast, navigate]);
  const fill = fills[at];
  return (
    fill && (
      <OverlayFill key={at} place="clock.before" fill={fill} props={props} onClose={keepPress} isOptional={isWaiting} />
    )
  );
}
