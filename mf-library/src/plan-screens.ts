import { lazyScreen } from '@fieldspan/federation/lazy-screen';

export const PlanScreen = lazyScreen(
  async () => (await import(/* webpackChunkName: 'plan' */ './drawing/plan/plan-screen.tsx')).PlanScreen,
);

export const PlanSetScreen = lazyScreen(
  async () => (await import(/* webpackChunkName: 'plan-set' */ './plans/set-screen.tsx')).SetScreen,
);
