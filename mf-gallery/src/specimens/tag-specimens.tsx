import { IconClock } from '@fieldspan/ui/icons';
import { Progress } from '@fieldspan/ui/progress';
import { Tag } from '@fieldspan/ui/tag';
import { Specimen } from '../specimen.tsx';

export function TagSpecimens() {
  return (
    <>
      <Specimen title="Tones" row>
        <Tag>Scheduled</Tag>
        <Tag tone="green">On site</Tag>
        <Tag tone="amber">Due today</Tag>
        <Tag tone="red">Required</Tag>
        <Tag tone="blue">Open</Tag>
        <Tag icon={<IconClock aria-hidden="true" />}>Waiting to send</Tag>
      </Specimen>
      <Specimen title="Progress: some, all, too much">
        <Progress label="Budget used, 42 per cent" value={0.42} />
        <Progress label="Budget used, all of it" value={1} />
        <Progress label="Budget used, a tenth too much" value={1.1} />
      </Specimen>
    </>
  );
}
