import { Tooltip as Base } from '@base-ui/react/tooltip';
import { useId, type ReactElement } from 'react';
import styles from './tooltip.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

type TooltipProps = {
  /** A word more about the control. What somebody has to know stands on the page itself: a finger cannot hover. */
  text: string;
  /** A control that can take the focus. */
  children: ReactElement;
};

/** A word about a control, by mouse and by focus; to a screen reader it is the control's description. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  return (
    <Base.Root>
      <Base.Trigger render={children} aria-describedby={id} delay={400} />
      <VisuallyHidden>
        <span id={id}>{text}</span>
      </VisuallyHidden>
      <Base.Portal>
        <Base.Positioner className={styles.positioner} sideOffset={6} collisionPadding={8}>
          <Base.Popup className={styles.popup} aria-hidden="true">
            {text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
