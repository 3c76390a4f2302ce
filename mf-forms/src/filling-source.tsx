import { showAlert } from '@fieldspan/api/alerts';
import type { Writer } from '@fieldspan/api/outbox/outbox-item';
import { useProfile } from '@fieldspan/api/profile';
import type { Profile } from '@fieldspan/api/profile';
import { companyQuery } from '@fieldspan/api/queries/company';
import { formSiteQuery } from '@fieldspan/api/queries/form-site';
import type { FormSite } from '@fieldspan/api/queries/form-site';
import { childTemplateQuery } from '@fieldspan/api/queries/forms';
import type { ChildTemplate, FormPlace } from '@fieldspan/api/queries/forms';
import { foundQuery } from '@fieldspan/api/queries/found';
import type { ChosenForm } from '@fieldspan/contract/widgets';
import { parseForm } from '@fieldspan/domain/form/parse-form';
import { t } from '@fieldspan/ui/i18n';
import { SkeletonRows } from '@fieldspan/ui/skeleton-rows';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import type { DefaultRoots } from './engine/resolve-defaults.ts';
import { defaultRoots } from './filler/default-roots.ts';
import { draftName } from './filler/draft-owner.ts';
import type { DraftOwner, DraftStart } from './filler/draft-owner.ts';
import { FormDraft } from './filler/form-draft.ts';
import { holdDraft } from './filler/hold-draft.ts';
import type { DraftHold } from './filler/hold-draft.ts';
import { FormNotFound } from './form-not-found.tsx';
import { whereSearch } from './form-place.ts';
import { OpenElsewhere } from './open-elsewhere.tsx';
import type { UnsentForm } from './unsent-form.tsx';

/** Everything needed to fill a form. */
export type FillingSource = {
  child: ChildTemplate;
  form: ChosenForm;
  site: FormSite | null;
  roots: () => DefaultRoots;
  draft: FormDraft;
  /** Who fills it in. */
  writer: Writer;
  /** The item that came back from the outbox; null for a new form. */
  unsent: UnsentForm | null;
  /** Starts over without the stored draft. */
  restart: () => void;
  /** Moves the form with its answers to another project or service; null if it belongs where it is. */
  moveTo: ((place: FormPlace | null) => Promise<void>) | null;
};

type FillingSourceProps = {
  form: ChosenForm;
  unsent?: UnsentForm | null;
  /** The person chose another place; without it they cannot. */
  onPlace?: (place: FormPlace | null) => void;
  children: (source: FillingSource) => ReactNode;
};

/** Loads a form, its place, the person and the stored draft. */
export function FillingFrom({ form, unsent = null, onPlace, children }: FillingSourceProps) {
  const { data: found } = useSuspenseQuery(foundQuery(childTemplateQuery(form.child)));
  if (!('record' in found)) return <FormNotFound reason={found.reason} />;
  return <ForChild child={found.record} form={form} unsent={unsent} onPlace={onPlace ?? null} render={children} />;
}

type ForChildProps = {
  child: ChildTemplate;
  form: ChosenForm;
  unsent: UnsentForm | null;
  onPlace: ((place: FormPlace | null) => void) | null;
  render: FillingSourceProps['children'];
};

function ForChild(props: ForChildProps) {
  const profile = useProfile();
  return profile ? <ForPerson {...props} profile={profile} /> : <SkeletonRows count={6} />;
}

function ForPerson({ child, form, unsent, onPlace, render, profile }: ForChildProps & { profile: Profile }) {
  const { id: userId, tenant_id: tenantId } = profile;
  const { data: site = null, isPending: isSitePending } = useQuery(formSiteQuery(form.place));
  const { data: company = null, isPending } = useQuery({ ...companyQuery(tenantId), meta: { quiet: true } });
  const [beginning, setBeginning] = useState(0);
  const owner = { tenantId, userId, childSlug: child.slug, place: whereSearch(form), label: child.description };
  const start = unsent && startOf(unsent);
  const { draft, take } = useDraft({ owner, start }, beginning);
  if (draft === 'elsewhere') return <OpenElsewhere onTake={take} />;
  if (isSitePending || isPending || !draft) return <SkeletonRows count={6} />;
  return render({
    child,
    form,
    site,
    roots: () => defaultRoots({ profile, company, site, now: new Date() }),
    draft,
    writer: { userId, tenantId },
    unsent,
    restart: () => setBeginning(beginning + 1),
    moveTo:
      onPlace &&
      (async (place) => {
        const to = draftName({ ...owner, place: whereSearch({ ...form, place }) }, start);
        const isMoved = await draft.moveTo(to, placeAnswers(child));
        if (!isMoved) tellOther();
        onPlace(place);
      }),
  });
}

/** Fields whose answers come from the place, so that they are read again at another one. */
function placeAnswers({ form_json, FormTemplate }: ChildTemplate): Set<string> {
  const doc = parseForm(form_json ?? FormTemplate?.form_json ?? null);
  const entries = [...(doc?.byId.values() ?? [])];
  return new Set(entries.filter(({ field }) => OF_PLACE.has(field.type)).map(({ id }) => id));
}

const OF_PLACE: ReadonlySet<string> = new Set(['weather', 'weather-widget', 'personnel-phone-list']);

function tellOther(): void {
  showAlert({
    type: 'info',
    message: t('You have begun this form there before, and it is open now. What you wrote here is kept where it was.'),
  });
}

/** On the last section, from which it was sent. */
const startOf = ({ clientKey, memo: { answers, equipmentId, completion } }: UnsentForm): DraftStart => ({
  name: clientKey,
  answers: new Map(answers),
  parts: { at: Number.MAX_SAFE_INTEGER, equipmentId, completion, savedAt: 0 },
});

type Opened = { key: string; draft: FormDraft | 'elsewhere' };

/** A form's draft, locked to this tab; null while loading. */
function useDraft({ owner, start }: { owner: DraftOwner; start: DraftStart | null }, beginning: number) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const hold = useRef<DraftHold | null>(null);
  const key = JSON.stringify([owner, beginning]);
  const openDraft = useEffectEvent((wanted: DraftOwner) => FormDraft.open(wanted, start));
  const nameOf = useEffectEvent((wanted: DraftOwner) => draftName(wanted, start));
  useEffect(() => {
    let turn = 0;
    const [wanted]: [DraftOwner] = JSON.parse(key);
    const holding = holdDraft(nameOf(wanted), (isHeld) => {
      turn += 1;
      const own = turn;
      if (!isHeld) return setOpened({ key, draft: 'elsewhere' });
      void openDraft(wanted).then((draft) => own === turn && setOpened({ key, draft }));
    });
    hold.current = holding;
    return () => {
      turn += 1;
      holding.leave();
    };
  }, [key]);
  const draft = opened?.key === key ? opened.draft : null;
  useEffect(() => {
    if (draft === null || draft === 'elsewhere') return undefined;
    // Sent or discarded: it no longer blocks leaving.
    void draft.gone.then(() => hold.current?.leave());
    return draft.watchPage();
  }, [draft]);
  return { draft, take: () => hold.current?.take() };
}
