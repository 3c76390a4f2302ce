import { Link } from '@fieldspan/federation/router';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconPencil, IconPlus } from '@fieldspan/ui/icons';

/** On an empty level, for people who manage forms. */
export function CreateOne({ to }: { to: string }) {
  return (
    <Button variant="primary" render={<Link to={to} />}>
      {t('Create one')}
    </Button>
  );
}

type LevelActionsProps = {
  create: { label: string; to: string };
  /** Opens the editor of the level itself. */
  edit?: { label: string; to: string };
};

/** At the head of a level. */
export function LevelActions({ create, edit }: LevelActionsProps) {
  return (
    <>
      {edit && (
        <Button icon={<IconPencil aria-hidden="true" />} render={<Link to={edit.to} />}>
          {edit.label}
        </Button>
      )}
      <Button variant="primary" icon={<IconPlus aria-hidden="true" />} render={<Link to={create.to} />}>
        {create.label}
      </Button>
    </>
  );
}
