import { showAlert } from '@fieldspan/api/alerts';
import { addSamples, removeSamples } from '@fieldspan/api/queries/setup';
import type { FirstSteps as Answer, SamplesRemoved } from '@fieldspan/contract/setup-calls';
import { type Message, msg } from '@fieldspan/domain/message';
import { Button } from '@fieldspan/ui/button';
import { Card } from '@fieldspan/ui/card';
import { plural, t, translated } from '@fieldspan/ui/i18n';
import { IconCircle, IconCircleCheck, IconRocket } from '@fieldspan/ui/icons';
import { ListItem } from '@fieldspan/ui/list-item';
import { Progress } from '@fieldspan/ui/progress';
import { Tag } from '@fieldspan/ui/tag';
import { useMutation } from '@tanstack/react-query';
import styles from './first-steps.module.css';

type Step = { title: Message; why: Message; to: string };

/** The first steps by their name on the wire. */
const STEPS = new Map<string, Step>([
  ['address', { title: msg('Say where you are'), why: msg('It stands on documents'), to: '/setup/2' }],
  ['forms', { title: msg('Begin as your trade does'), why: msg('Forms, roles, codes and equipment'), to: '/setup/3' }],
  ['taxes', { title: msg('Set your taxes'), why: msg('For quotes and invoices'), to: '/settings/taxes' }],
  ['look', { title: msg('Show your logo and colour'), why: msg('On what customers get'), to: '/settings/documents' }],
  ['people', { title: msg('Invite your people'), why: msg('From a list or a file'), to: '/employees/invite' }],
  ['work', { title: msg('Add your first job'), why: msg('A project, or a service call'), to: '/project/new/details' }],
  ['clock', { title: msg('Clock in on it'), why: msg('Or begin a visit'), to: '/punch-clock' }],
]);

/** What a new company does first. A step that a later server knows and this page does not is left out. */
export function FirstSteps({ data }: { data: Answer }) {
  const known = data.steps.flatMap(({ step, is_done }) => {
    const words = STEPS.get(step);
    return words === undefined ? [] : [{ step, isDone: is_done, ...words }];
  });
  const done = known.filter(({ isDone }) => isDone).length;
  const progress = t('{{done}} of {{count}} done', { done, count: known.length });
  return (
    <Card title={t('First steps')} icon={<IconRocket aria-hidden="true" />} action={progress}>
      <div className={styles.progress}>
        <Progress className={styles.bar ?? ''} value={known.length === 0 ? 1 : done / known.length} />
      </div>
      <ul>
        {known.map(({ step, title, why, to, isDone }) => (
          <ListItem
            key={step}
            leading={isDone ? <IconCircleCheck aria-hidden="true" /> : <IconCircle aria-hidden="true" />}
            title={translated(title)}
            subtitle={translated(why)}
            to={to}
            trailing={isDone && <Tag tone="green">{t('Done')}</Tag>}
          />
        ))}
      </ul>
      <Samples count={data.samples} />
    </Card>
  );
}

/** Records to look around with, until there are own ones. */
function Samples({ count }: { count: number }) {
  const change = useMutation({
    mutationFn: async () => {
      if (count > 0) return removedText(await removeSamples());
      await addSamples();
      return t('Sample customers, calls and a project are there.');
    },
    onSuccess: (message) => void showAlert({ type: 'success', message }),
  });
  return (
    <div className={styles.samples}>
      <p>
        {count === 0
          ? t('Would you rather look around first?')
          : plural(count, { one: '{{count}} sample record is there.', other: '{{count}} sample records are there.' })}
      </p>
      <Button busy={change.isPending} onClick={() => change.mutate()}>
        {count === 0 ? t('Add sample data') : t('Take the sample data away')}
      </Button>
    </div>
  );
}

function removedText({ removed, kept }: SamplesRemoved): string {
  if (kept.length === 0)
    return plural(removed, { one: '{{count}} sample taken away.', other: '{{count}} samples taken away.' });
  return t('These stay, because your own records need them: {{titles}}', { titles: kept.join(', ') });
}
