import type { ChildTemplate } from '@fieldspan/api/queries/forms';
import { versionQuestionsQuery } from '@fieldspan/api/queries/form-versions';
import { diffTemplates } from '@fieldspan/domain/form/diff-templates';
import { Link } from '@fieldspan/federation/router';
import { Button } from '@fieldspan/ui/button';
import { Card } from '@fieldspan/ui/card';
import { t } from '@fieldspan/ui/i18n';
import { useSuspenseQuery } from '@tanstack/react-query';
import { ChangeItem } from './change-item.tsx';
import styles from './versions.module.css';

type VersionCompareProps = {
  child: ChildTemplate;
  /** A number, or `draft`. */
  asked: string | null;
  /** `draft`: compares with it; otherwise with the version before. */
  base: string | null;
};

/** What changed from one version to the next, or from a version to the draft. */
export function VersionCompare({ child, asked, base }: VersionCompareProps) {
  const pair = pairOf(child, asked, base);
  if (pair === null) return null;
  return <Compared child={child} pair={pair} />;
}

/** Numbers of versions; `draft` stands for the draft and 0 for nothing. */
type Pair = { before: number; after: number | 'draft' };

function pairOf(
  { published_version: newest, draft_json }: ChildTemplate,
  asked: string | null,
  base: string | null,
): Pair | null {
  if (asked === 'draft') return draft_json === null ? null : { before: newest, after: 'draft' };
  const number = Number(asked ?? '');
  if (!Number.isInteger(number) || number < 1 || number > newest) return null;
  return base === 'draft' && draft_json !== null
    ? { before: number, after: 'draft' }
    : { before: number - 1, after: number };
}

function Compared({ child, pair: { before, after } }: { child: ChildTemplate; pair: Pair }) {
  const numbers = [before, after].filter((one) => typeof one === 'number' && one > 0).map(Number);
  const { data: questions } = useSuspenseQuery(versionQuestionsQuery(child.id, numbers));
  const now = after === 'draft' ? child.draft_json : (questions.get(after) ?? null);
  const changes = diffTemplates(questions.get(before) ?? null, now);
  return (
    <Card title={titleOf(before, after)} action={<OtherPair child={child} before={before} after={after} />}>
      {changes.length === 0 ? (
        <p className={styles.version}>{t('They ask the same.')}</p>
      ) : (
        <ul className={styles.list}>
          {changes.map((change) => (
            <ChangeItem key={`${change.what} ${change.key} ${change.happened}`} change={change} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function titleOf(before: number, after: number | 'draft'): string {
  if (after === 'draft') return t('The draft compared with version {{number}}', { number: before });
  if (before === 0) return t('What version {{number}} asks', { number: after });
  return t('Version {{number}} compared with version {{earlier}}', { number: after, earlier: before });
}

function OtherPair({ child, before, after }: { child: ChildTemplate } & Pair) {
  if (child.draft_json === null) return null;
  if (after === 'draft')
    return before > 0 ? (
      <Button size="s" render={<Link to={`?versions=1&compare=${before}`} />}>
        {t('Compare with the version before')}
      </Button>
    ) : null;
  return (
    <Button size="s" render={<Link to={`?versions=1&compare=${after}&with=draft`} />}>
      {t('Compare with the draft')}
    </Button>
  );
}
