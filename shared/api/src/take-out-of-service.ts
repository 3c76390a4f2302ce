import { isApiError } from '@fieldspan/api/api-error';
import { sendLater } from '@fieldspan/api/outbox/outbox';
import { reachNow } from '@fieldspan/api/reach';
import { saveRecord } from './save-record.ts';

type Outage = {
  client_key: string;
  equipment_id: number;
  cause: string;
  /** The form and the question that it follows from. */
  form_id?: number;
  form_field?: string;
};

/**
 * Takes equipment out of service, once. Without a connection it waits on the device and is sent by itself.
 * @param name what the equipment is called
 * @returns whether the server knows of it
 * @throws ApiError when the server refuses
 */
export async function takeOutOfService(outage: Outage, name: string): Promise<boolean> {
  if (reachNow() === 'answering' && (await isTaken(outage))) return true;
  const { equipment_id: id, cause: label } = outage;
  await sendLater({
    lane: `equipment:${id}`,
    laneLabel: name,
    call: 'EquipmentOutage/save',
    payload: outage,
    label,
  });
  return false;
}

async function isTaken(outage: Outage): Promise<boolean> {
  try {
    await saveRecord('EquipmentOutage', outage);
    return true;
  } catch (error) {
    if (isApiError(error) && error.kind === 'network') return false;
    throw error;
  }
}
