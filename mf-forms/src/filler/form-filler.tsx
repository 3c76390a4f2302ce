import { AlertBox } from '@fieldspan/ui/alert-box';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconChevronLeft } from '@fieldspan/ui/icons';
import { Progress } from '@fieldspan/ui/progress';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useFill, useFillView } from './fill-context.ts';
import styles from './form-filler.module.css';
import { SectionView } from './section-view.tsx';
import { useSwipe } from './use-swipe.ts';

type FormFillerProps = {
  /** What the complete section holds. */
  completion: ReactNode;
  /** Before the questions of the first section, such as the equipment that the form is about. */
  first?: ReactNode;
  /** Says that the answers are safe. */
  saved: ReactNode;
};

/** A form one section at a time: checks before going on, nothing before going back. */
export function FormFiller({ completion, first, saved }: FormFillerProps) {
  const { store } = useFill();
  const { at, isStopped } = useFillView();
  const { sections } = store.doc();
  const place = useRef<HTMLDivElement>(null);
  useSwipe(place, { onLeft: () => store.next(), onRight: () => store.back() });
  useFirstMark(place);
  const section = sections[at];
  return (
    <div ref={place} className={styles.filler}>
      <div className={styles.where}>
        <p className={styles.step}>{t('Section {{at}} of {{all}}', { at: at + 1, all: sections.length + 1 })}</p>
        {saved}
        <Progress
          className={styles.progress ?? ''}
          label={t('How far the form is')}
          value={at / Math.max(sections.length, 1)}
        />
      </div>
      {at === 0 && first}
      {section ? <SectionView key={section.key} section={section} isFocused={at > 0} /> : completion}
      {isStopped && (
        <AlertBox type="danger" live="at-once">
          {t(
            'You have provided answers that indicate you are not ready to proceed. Please contact your supervisor immediately.',
          )}
        </AlertBox>
      )}
      <div className={styles.moves} data-last={section ? undefined : true}>
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

/** After a check that found something the first field that it is about comes into view. */
function useFirstMark(place: RefObject<HTMLElement | null>): void {
  const { marked, isStopped } = useFillView();
  const hasMarks = marked.size > 0 || isStopped;
  useEffect(() => {
    if (!hasMarks) return;
    const field = place.current?.querySelector<HTMLElement>('[data-error]');
    field?.scrollIntoView({ block: 'nearest' });
    field?.querySelector<HTMLElement>('input, select, textarea, button')?.focus({ preventScroll: true });
  }, [hasMarks, place]);
}
