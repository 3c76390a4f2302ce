import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconCheck, IconPlus } from '@fieldspan/ui/icons';
import type { SelectorPlace } from '../form-place.ts';

type QueueToggleProps = { name: string; slug: string; place: Pick<SelectorPlace, 'queue' | 'choose'> };

/** Puts a form among those that are filled in one after another, or takes it out. */
export function QueueToggle({ name, slug, place: { queue, choose } }: QueueToggleProps) {
  const isChosen = queue.next.includes(slug);
  const label = t('Fill in with others: {{form}}', { form: name });
  const Icon = isChosen ? IconCheck : IconPlus;
  return (
    <Button
      variant={isChosen ? 'primary' : 'quiet'}
      aria-pressed={isChosen}
      aria-label={label}
      title={label}
      icon={<Icon aria-hidden="true" size={18} />}
      onClick={() => choose(isChosen ? queue.next.filter((other) => other !== slug) : [...queue.next, slug])}
    />
  );
}
