import { keptSets } from '@fieldspan/api/kept/kept-sets';
import { readyForms } from '@fieldspan/api/kept/ready-forms';
import { useProfile } from '@fieldspan/api/profile';
import { useEffect } from 'react';
import { isMetered, wantsToSaveData } from '../wants-to-save-data.ts';
import { whenIdle } from '@fieldspan/federation/when-idle';

/** A short visit reads nothing beforehand. */
const AFTER_MS = 30_000;
const EVERY_MS = 3_600_000;

/** Keeps forms and jobs on the device for working without a connection, where data costs nothing extra. */
export function KeepAhead() {
  const profile = useProfile();
  useEffect(() => {
    if (!profile) return undefined;
    const keep = () => {
      const { at = 0 } = readyForms(profile.tenant_id) ?? {};
      whenIdle(() => void readSets(profile.tenant_id));
      if (Date.now() - at < EVERY_MS || wantsToSaveData() || isMetered()) return;
      whenIdle(() => void read(profile));
    };
    const first = setTimeout(keep, AFTER_MS);
    const later = setInterval(keep, EVERY_MS);
    return () => {
      clearTimeout(first);
      clearInterval(later);
    };
  }, [profile]);
  return null;
}

/** What there is of plans that the person keeps here: they have asked for it, so that it is read on any network. */
async function readSets(tenantId: number): Promise<void> {
  if (keptSets().length === 0) return;
  const plans = await import(/* webpackChunkName: 'ahead' */ '@fieldspan/api/kept/keep-set').catch(() => null);
  await plans?.refreshKeptSets(tenantId, EVERY_MS).catch(() => undefined);
}

async function read(profile: NonNullable<ReturnType<typeof useProfile>>): Promise<void> {
  const ahead = await import(/* webpackChunkName: 'ahead' */ '@fieldspan/api/kept/keep-forms-ahead').catch(() => null);
  await ahead?.keepFormsAhead(profile).catch(() => undefined);
}
