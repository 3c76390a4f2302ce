import { Button } from '@fieldspan/ui/button';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { ErrorState } from '@fieldspan/ui/error-state';
import { IconMessages } from '@fieldspan/ui/icons';
import { Specimen } from '../specimen.tsx';

export function StateSpecimens() {
  return (
    <>
      <Specimen title="Empty">
        <EmptyState
          icon={<IconMessages aria-hidden="true" />}
          title="No threads yet"
          action={<Button variant="primary">New thread</Button>}
        >
          A thread keeps what is said about one job in one place.
        </EmptyState>
      </Specimen>
      <Specimen title="Failing">
        <ErrorState
          title="Messages did not load"
          message="Everything else works. What you wrote is kept on this device."
          onRetry={() => undefined}
          action={<Button>Back to the dashboard</Button>}
          code="remote_load_failed"
        />
      </Specimen>
    </>
  );
}
