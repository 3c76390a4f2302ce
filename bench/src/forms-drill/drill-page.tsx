import { alertsAtom, clearAlerts } from '@fieldspan/api/alerts';
import { begunWork } from '@fieldspan/api/begun-work';
import { isOutboxReadAtom, outboxAtom, retry, startOutbox } from '@fieldspan/api/outbox/outbox';
import type { OutboxItem } from '@fieldspan/api/outbox/outbox-item';
import { explain } from '@fieldspan/api/explain';
import { answerOrKept } from '@fieldspan/api/kept/kept-answers';
import { profileQuery } from '@fieldspan/api/profile';
import { keepAnswersWith, queryClient } from '@fieldspan/api/query-client';
import { look } from '@fieldspan/api/reach';
import { beginSession, currentSession, endSession, followOtherTabs } from '@fieldspan/api/session';
import type { Session } from '@fieldspan/api/session-storage';
import { store } from '@fieldspan/api/store';
import type { Answer } from '@fieldspan/domain/form/form-types';
import { QueryClientProvider } from '@tanstack/react-query';
import { Provider } from 'jotai';
import { Component, Suspense, useLayoutEffect, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { FillingFrom } from '../../../mf-forms/src/filling-source.tsx';
import type { FillingSource } from '../../../mf-forms/src/filling-source.tsx';
import { SavedLine } from '../../../mf-forms/src/filler/saved-line.tsx';
import { newParticipant } from '../../../mf-forms/src/signing/new-participant.ts';
import type { Outcome } from '../../../mf-forms/src/signing/submit-form.ts';
import { TemplateChanged } from '../../../mf-forms/src/template-changed.tsx';
import { UnsentFormOf } from '../../../mf-forms/src/unsent-form.tsx';
import { UnsentNote } from '../../../mf-forms/src/unsent-note.tsx';
import { useFilling } from '../../../mf-forms/src/use-filling.ts';
import type { Filling } from '../../../mf-forms/src/use-filling.ts';

/** How sending ended: `stored` and `waiting` close the form. */
type DrillOutcome = { end: 'stored' | 'waiting'; isDurable: boolean; outcome: Outcome; of: FillingSource };

/** A form that is open on the page. */
export type DrillForm = {
  /** null while it is loading or open in another tab. */
  source: FillingSource | null;
  filling: Filling | null;
  outcomes: DrillOutcome[];
  /** How many were open before it. */
  at: number;
};

type Opened = { form: DrillForm; child: string; unsent: string | null };

type ShownProps = { source: FillingSource; form: DrillForm };

/** The filler's own state and sentences, without its fields. */
function Shown({ source, form }: ShownProps) {
  const filling = useFilling(source, {
    onSubmitted: (_, outcome) => form.outcomes.push({ end: 'stored', isDurable: true, outcome, of: source }),
    onWaiting: ({ isDurable }, outcome) => form.outcomes.push({ end: 'waiting', isDurable, outcome, of: source }),
  });
  useLayoutEffect(() => {
    Object.assign(form, { source, filling });
    return () => void Object.assign(form, { source: null, filling: null });
  }, [source, filling, form]);
  const { outcome } = filling.submission;
  return (
    <main>
      <TemplateChanged source={source} />
      {source.unsent && <UnsentNote why={source.unsent.why} />}
      <SavedLine draft={source.draft} />
      {outcome && [outcome.text, ...outcome.list].join(' ')}
    </main>
  );
}

function Page({ opened: { form, child, unsent } }: { opened: Opened }) {
  const chosen = { child, place: null };
  const renderOf = (source: FillingSource) => <Shown source={source} form={form} />;
  if (unsent === null) return <FillingFrom form={chosen}>{renderOf}</FillingFrom>;
  return (
    <UnsentFormOf clientKey={unsent} otherwise="This form is not on this device any more.">
      {(refused) => (
        <FillingFrom form={chosen} unsent={refused}>
          {renderOf}
        </FillingFrom>
      )}
    </UnsentFormOf>
  );
}

/** What the frame of a remote does with an error, in words. */
class Boundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override readonly state = { error: null };
  static getDerivedStateFromError = (error: unknown) => ({ error });

  override render(): ReactNode {
    return this.state.error === null ? this.props.children : explain(this.state.error).text;
  }
}

/** As the shell's menu does. */
function readProfile(): void {
  const session = currentSession();
  if (session) void queryClient.prefetchQuery(profileQuery(session.userSlug));
}

/**
 * A page of the product without its look: drafts, outbox, session and sending are its own.
 * @param container where React draws
 */
export function openDrillPage(container: Element) {
  // As the shell does, with one release set.
  keepAnswersWith((ask, context, query) => answerOrKept({ ask, context, query, edition: 1 }));
  const root = createRoot(container, { onCaughtError: () => undefined });
  followOtherTabs();
  startOutbox();
  readProfile();
  let opened: Opened | null = null;
  let forms = 0;
  const draw = () =>
    flushSync(() =>
      root.render(
        opened && (
          <Provider store={store}>
            <QueryClientProvider client={queryClient}>
              <Boundary key={opened.form.at}>
                <Suspense fallback="Loading…">
                  <Page opened={opened} />
                </Suspense>
              </Boundary>
            </QueryClientProvider>
          </Provider>
        ),
      ),
    );
  const close = () => {
    opened = null;
    draw();
  };
  return {
    open: (child: string, unsent: string | null = null): DrillForm => {
      close();
      forms += 1;
      opened = { form: { source: null, filling: null, outcomes: [], at: forms }, child, unsent };
      draw();
      return opened.form;
    },
    close,
    signIn: (session: Session) => {
      beginSession(session);
      readProfile();
    },
    signOut: () => endSession(),
    person: () => currentSession()?.userId ?? null,
    alerts: () => store.get(alertsAtom).map(({ message, list }) => [message, ...list].join(' ')),
    clearAlerts,
    outbox: (): readonly OutboxItem[] => store.get(outboxAtom),
    isOutboxRead: () => store.get(isOutboxReadAtom),
    begun: begunWork,
    retry,
    look,
    readAgain: () => queryClient.invalidateQueries(),
    answer: (form: DrillForm, key: string, answer: Answer): boolean => answerIn(form, key, answer),
    addPerson,
    sign: ({ filling }: DrillForm, name: string) =>
      filling?.changeCompletion((before) => ({ ...before, signature: signedBy(name) })),
  };
}

/** @returns the client key */
function addPerson({ filling }: DrillForm, name: string): string {
  const participant = newParticipant({
    name,
    is_external_worker: 1,
    completed_at: '2026-11-20T08:00:00Z',
    signature: signedBy(name),
  });
  filling?.changeCompletion((before) => ({ ...before, participants: [...before.participants, participant] }));
  return participant.client_key;
}

const signedBy = (name: string) => ({
  dataUrl: '',
  trail: [],
  name,
  sigSkipped: true,
  sigSkippedReason: 'Arm in a cast',
});

/** @returns false if the form has no such question */
function answerIn({ filling }: DrillForm, key: string, answer: Answer): boolean {
  const fill = filling?.store;
  const entry = [...(fill?.doc().byId.values() ?? [])].find(({ raw }) => raw['key'] === key);
  if (!fill || !entry) return false;
  fill.answer(entry.id, answer);
  return true;
}
