import { custodyQuery } from '@fieldspan/api/queries/custody';
import type { Custody } from '@fieldspan/api/queries/custody';
import type { Equipment } from '@fieldspan/api/queries/equipment';
import { dayText, instantText } from '@fieldspan/domain/day-text';
import type { Condition } from '@fieldspan/domain/equipment/custody';
import { personName } from '@fieldspan/domain/person-name';
import { useToday } from '@fieldspan/federation/now';
import { RelatedCard } from '@fieldspan/records/page/related-card';
import { plural, t } from '@fieldspan/ui/i18n';
import { IconRoute } from '@fieldspan/ui/icons';
import { ListItem } from '@fieldspan/ui/list-item';
import { Tag } from '@fieldspan/ui/tag';
import { useSuspenseQuery } from '@tanstack/react-query';
import { DueBack } from '../../piece/due-back.tsx';
import { GivenSignature } from '@fieldspan/records/cells/given-signature';

/** Who had the piece, where it was, in what state it went and came; nothing of it is ever changed. */
export function CustodyTab({ record: { id } }: { record: Equipment }) {
  const {
    data: { rows, more },
  } = useSuspenseQuery(custodyQuery(id));
  return (
    <RelatedCard
      title={t('Hand-overs')}
      icon={<IconRoute aria-hidden="true" />}
      more={more}
      empty={t('It never went out')}
      hint={t('Each time it is checked out or in stands here for good, with condition, photos and signature.')}
    >
      {rows.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </RelatedCard>
  );
}

function Entry({ entry }: { entry: Custody }) {
  const isOut = entry.kind === 'out';
  const where = whereText(entry);
  const shown = isOut ? t('Out to {{where}}', { where }) : inText(where);
  return (
    <ListItem
      title={shown}
      subtitle={
        <>
          <Facts entry={entry} />
          <GivenSignature json={entry.signature_json} />
        </>
      }
      trailing={
        entry.ended_at === null ? (
          <>
            {isOut && <DueBack day={entry.due_on} />}
            <Tag tone={isOut ? 'blue' : 'green'}>{isOut ? t('Out now') : t('In now')}</Tag>
          </>
        ) : null
      }
    />
  );
}

const inText = (where: string): string => (where === '' ? t('In') : t('In: {{where}}', { where }));

function whereText({ ToUser, Job, EquipmentPlace: place }: Custody): string {
  return [ToUser && personName(ToUser), Job && `${Job.job_num} ${Job.job_name}`, place?.name]
    .filter(Boolean)
    .join(', ');
}

const conditionText = (condition: Condition): string =>
  ({ good: t('Condition: good'), worn: t('Condition: worn'), damaged: t('Condition: damaged') })[condition];

function Facts({ entry }: { entry: Custody }) {
  const today = useToday();
  const { handed_at: at, User: by, condition, note, due_on: due, ended_at: end, kind } = entry;
  const photos = entry.EquipmentFile.length;
  const facts = [
    at && instantText(at),
    by && t('by {{name}}', { name: personName(by) }),
    kind === 'out' && end && t('until {{when}}', { when: instantText(end) }),
    end && due && t('was due {{when}}', { when: dayText(due, today) ?? due }),
    condition && conditionText(condition),
    note,
    photos > 0 && plural(photos, { one: '{{count}} photo, under Files', other: '{{count}} photos, under Files' }),
  ];
  return <span>{facts.filter(Boolean).join(' · ')}</span>;
}
