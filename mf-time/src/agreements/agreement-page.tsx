import { agreementVersionsQuery } from '@fieldspan/api/queries/company-settings';
import type { AgreementVersion, Union } from '@fieldspan/api/queries/company-settings';
import { mayWrite } from '@fieldspan/contract/access-rules';
import { dayText } from '@fieldspan/domain/day-text';
import { versionOn } from '@fieldspan/domain/pay/version-on';
import { useToday } from '@fieldspan/federation/now';
import { RecordMenu } from '@fieldspan/federation/record-menu';
import { useSearchParams } from '@fieldspan/federation/router';
import { useCurrentUser } from '@fieldspan/records/current-user';
import { LinkChips } from '@fieldspan/records/list/link-chips';
import { Button } from '@fieldspan/ui/button';
import { Card } from '@fieldspan/ui/card';
import { t } from '@fieldspan/ui/i18n';
import { Facts } from '@fieldspan/ui/layout/facts';
import { AppLink } from '@fieldspan/ui/link';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AgreementDialog } from './agreement-dialog.tsx';
import { agreementFacts } from './agreement-facts.ts';
import styles from './agreements.module.css';
import { VersionForm } from './version-form.tsx';

/** One agreement: what it says now, and its versions by the day from which they pay, each beside the calculator. */
export function AgreementPage({ union }: { union: Union }) {
  const { data } = useSuspenseQuery(agreementVersionsQuery());
  const isWriter = mayWrite('Union')(useCurrentUser().viewer);
  const [params] = useSearchParams();
  const [isEditing, setIsEditing] = useState(false);
  const today = useToday();
  const versions = data.filter(({ union_id }) => union_id === union.id);
  const inForce = versionOn(versions, union.id, today);
  const shown = shownVersion(versions, params.get('version'), inForce);
  return (
    <div className={styles.page}>
      <div>
        <Button size="s" render={<AppLink to="?" />}>
          {t('All agreements')}
        </Button>
      </div>
      <Card
        title={union.title}
        action={isWriter && <RecordMenu record={{ ...union, model: 'Union' }} onEdit={() => setIsEditing(true)} />}
      >
        <Facts facts={agreementFacts(union, inForce)} />
      </Card>
      <LinkChips label={t('Versions')} chips={versionChips({ union, versions, shown, inForce, today, isWriter })} />
      {shown === null && !isWriter ? (
        <p className={styles.note}>{t('This agreement has no rules yet: every hour pays its rate.')}</p>
      ) : (
        <VersionForm key={shown?.id ?? 'new'} union={union} version={shown} before={inForce ?? versions.at(-1)} />
      )}
      <AgreementDialog union={union} isOpen={isEditing} onClose={() => setIsEditing(false)} />
    </div>
  );
}

/** The version that the address names, else the one in force; null for a new one. */
function shownVersion(
  versions: readonly AgreementVersion[],
  asked: string | null,
  inForce: AgreementVersion | undefined,
): AgreementVersion | null {
  if (asked === 'new') return null;
  return versions.find(({ slug }) => slug === asked) ?? inForce ?? versions[0] ?? null;
}

type ChipsAsked = {
  union: Union;
  versions: readonly AgreementVersion[];
  shown: AgreementVersion | null;
  inForce: AgreementVersion | undefined;
  today: string;
  isWriter: boolean;
};

function versionChips({ union, versions, shown, inForce, today, isWriter }: ChipsAsked) {
  const to = (version: string) => `?agreement=${union.slug}&version=${version}`;
  const made = versions.map((version) => ({
    to: to(version.slug),
    label:
      version === inForce
        ? t('From {{day}}, in force', { day: dayText(version.effective_from, today) })
        : t('From {{day}}', { day: dayText(version.effective_from, today) }),
    isCurrent: version === shown,
  }));
  return isWriter ? [...made, { to: to('new'), label: t('New version'), isCurrent: shown === null }] : made;
}
