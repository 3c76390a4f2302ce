import { useNavigate } from '@fieldspan/federation/router';
import { isCommand, usePageKeys } from '@fieldspan/ui/page-keys';

/** Keyboard shortcuts of the schedule, each with its address. */
export function useScheduleKeys(addresses: Readonly<Record<string, string>>): void {
  const navigate = useNavigate();
  usePageKeys((event) => {
    const to = isCommand(event) ? undefined : addresses[event.key];
    if (to === undefined) return;
    event.preventDefault();
    void navigate(to);
  });
}
