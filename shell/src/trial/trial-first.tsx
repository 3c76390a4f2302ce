import { store } from '@fieldspan/api/store';
import { lazyScreen } from '@fieldspan/federation/lazy-screen';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { isTrialAnsweredAtom } from './trial-answer.ts';
import { useTrial } from './use-trial.ts';

const TrialDialog = lazyScreen(
  async () => (await import(/* webpackChunkName: 'duties' */ './trial-dialog.tsx')).TrialDialog,
);

/** Shows that the trial has ended, once after each sign-in. */
export function TrialFirst({ children }: { children: ReactNode }) {
  const trial = useTrial();
  const isAnswered = useAtomValue(isTrialAnsweredAtom, { store });
  if (isAnswered) return children;
  if (trial === undefined) return null;
  return trial?.kind === 'expired' ? <TrialDialog /> : children;
}
