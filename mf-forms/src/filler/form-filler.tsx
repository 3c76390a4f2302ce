import { AlertBox } from '@fieldspan/ui/alert-box';
import { Button } from '@fieldspan/ui/button';
import { plural, t } from '@fieldspan/ui/i18n';
import { IconChevronLeft } from '@fieldspan/ui/icons';
import { useRef, type ReactNode } from 'react';
import { useFill, useFillView } from './fill-context.ts';
import styles from './form-filler.module.css';
import { SectionProgress } from './section-progress.tsx';
import { SectionView } from './section-view.tsx';
import { useFirstMark } from './use-first-mark.ts';
import { useSwipe } from './use-swipe.ts';

type FormFillerProps = {
  /** Content of the complete section. */
  completion: ReactNode;
  /** Shown before the first section's questions, such as the equipment that the form is about. */
  first?: ReactNode;
  /** The save status. */
  saved: ReactNode;
  /** It is just being sent: what is changed now would not be in it, so nothing can be. */
  isSending?: boolean;
};

/** Fills a form section by section: checks before going forward, not before going back. */
export function FormFiller({ completion, first, saved, isSending = false }: FormFillerProps) {
  const { store } = useFill();
  const { at, isStopped, refused } = useFillView();
  const { sections } = store.doc();
  const place = useRef<HTMLDivElement>(null);
  useSwipe(place, { onLeft: () => store.next(), onRight: () => store.back() });
  useFirstMark(place, isSending);
  const section = sections[at];
  return (
    <div ref={place} className={styles.filler}>
      <div className={styles.held} inert={isSending}>
        <div className={styles.where}>
          {saved}
          <SectionProgress at={at} />
        </div>
        {at === 0 && first}
        {section && <SectionView key={section.key} section={section} isFocused={at > 0} />}
      </div>
      {!section && completion}
      {isStopped && (
        <AlertBox type="danger" live="at-once">
          {t(
            'You have provided answers that indicate you are not ready to proceed. Please contact your supervisor immediately.',
          )}
        </AlertBox>
      )}
      {refused.size > 0 && (
        <AlertBox type="danger" live="at-once">
          {plural(refused.size, {
            one: 'The form was not stored. {{count}} answer was not taken: what is wrong stands at its question.',
            other:
              'The form was not stored. {{count}} answers were not taken: what is wrong stands at their questions.',
          })}
        </AlertBox>
      )}
      <div className={styles.moves} data-last={section ? undefined : true} inert={isSending}>
        <Button
          size="l"
          icon={<IconChevronLeft aria-hidden="true" size={18} />}
          disabled={at === 0}
          onClick={() => store.back()}
        >
          {t('Back')}
        </Button>
        {section && (
          <Button size="l" variant="primary" className={styles.next} onClick={() => store.next()}>
            {t('I understand: Next')}
          </Button>
        )}
      </div>
    </div>
  );
}
