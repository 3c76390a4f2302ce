import { useProfile } from '@fieldspan/api/profile';
import type { Profile } from '@fieldspan/api/profile';
import { companyQuery } from '@fieldspan/api/queries/company';
import { formSiteQuery } from '@fieldspan/api/queries/form-site';
import type { FormSite } from '@fieldspan/api/queries/form-site';
import { childTemplateQuery } from '@fieldspan/api/queries/forms';
import type { ChildTemplate } from '@fieldspan/api/queries/forms';
import { foundQuery } from '@fieldspan/api/queries/found';
import type { ChosenForm } from '@fieldspan/contract/widgets';
import { SkeletonRows } from '@fieldspan/ui/skeleton-rows';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import type { DefaultRoots } from './engine/resolve-defaults.ts';
import { defaultRoots } from './filler/default-roots.ts';
import { FormDraft } from './filler/form-draft.ts';
import type { DraftOwner } from './filler/form-draft.ts';
import { FormNotFound } from './form-not-found.tsx';
import { placeSearch } from './form-place.ts';

/** Everything that a form is filled with. */
export type FillingSource = {
  child: ChildTemplate;
  form: ChosenForm;
  site: FormSite | null;
  roots: () => DefaultRoots;
  draft: FormDraft;
  /** Begins the form anew, without what was kept of it. */
  restart: () => void;
};

type FillingSourceProps = { form: ChosenForm; children: (source: FillingSource) => ReactNode };

/** Reads a form, where it is for, who fills it, and what this device kept of it. */
export function FillingFrom({ form, children }: FillingSourceProps) {
  const { data: found } = useSuspenseQuery(foundQuery(childTemplateQuery(form.child)));
  if (!('record' in found)) return <FormNotFound reason={found.reason} />;
  return <ForChild child={found.record} form={form} render={children} />;
}

type ForChildProps = { child: ChildTemplate; form: ChosenForm; render: FillingSourceProps['children'] };

function ForChild({ child, form, render }: ForChildProps) {
  const profile = useProfile();
  return profile ? (
    <ForPerson child={child} form={form} render={render} profile={profile} />
  ) : (
    <SkeletonRows count={6} />
  );
}

function ForPerson({ child, form, render, profile }: ForChildProps & { profile: Profile }) {
  const { id: userId, tenant_id: tenantId } = profile;
  const { data: site = null, isPending: isSitePending } = useQuery(formSiteQuery(form.place));
  const { data: company = null, isPending } = useQuery({ ...companyQuery(tenantId), meta: { quiet: true } });
  const [beginning, setBeginning] = useState(0);
  const draft = useDraft({ tenantId, userId, childSlug: child.slug, place: placeSearch(form.place) }, beginning);
  if (isSitePending || isPending || !draft) return <SkeletonRows count={6} />;
  return render({
    child,
    form,
    site,
    roots: () => defaultRoots({ profile, company, site, now: new Date() }),
    draft,
    restart: () => setBeginning(beginning + 1),
  });
}

/** The draft of a form on this device; null while it is read. */
function useDraft(owner: DraftOwner, beginning: number): FormDraft | null {
  const [draft, setDraft] = useState<{ key: string; draft: FormDraft } | null>(null);
  const key = JSON.stringify([owner, beginning]);
  useEffect(() => {
    let isCurrent = true;
    const [wanted]: [DraftOwner] = JSON.parse(key);
    void FormDraft.open(wanted).then((opened) => isCurrent && setDraft({ key, draft: opened }));
    return () => {
      isCurrent = false;
    };
  }, [key]);
  useEffect(() => draft?.draft.watchPage(), [draft]);
  return draft?.key === key ? draft.draft : null;
}
