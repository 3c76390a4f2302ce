import { addonAppsQuery } from '@fieldspan/api/queries/company-settings';
import type { AppKey } from '@fieldspan/domain/apps';
import { useQuery } from '@tanstack/react-query';

/** Whether the company uses an app. While nobody knows it is taken to be on: the server refuses what is off. */
export function useIsAppOn(app: AppKey): boolean {
  const { data: apps } = useQuery({ ...addonAppsQuery(), throwOnError: false, meta: { quiet: true } });
  return apps?.find(({ key }) => key === app)?.is_installed !== 0;
}
