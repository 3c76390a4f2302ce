import { msg } from '@fieldspan/domain/message';
import { t, translated } from '@fieldspan/ui/i18n';
import { useSearchParams } from '@fieldspan/federation/router';
import { LinkChips } from '@fieldspan/records/list/link-chips';

const WHO = [
  { key: 'all', label: msg('Everybody') },
  { key: 'mine', label: msg('Mine') },
  { key: 'unassigned', label: msg('Unassigned') },
] as const;

type Who = (typeof WHO)[number]['key'];

/** Whose work is shown; kept in the address. */
export function whoOf(params: URLSearchParams): Who {
  return WHO.find(({ key }) => key === params.get('who'))?.key ?? 'all';
}

export function WhoChips({ path }: { path: string }) {
  const [params] = useSearchParams();
  const who = whoOf(params);
  return (
    <LinkChips
      label={t('Whose work')}
      chips={WHO.map(({ key, label }) => ({
        to: key === 'all' ? path : `${path}?who=${key}`,
        label: translated(label),
        isCurrent: key === who,
      }))}
    />
  );
}
