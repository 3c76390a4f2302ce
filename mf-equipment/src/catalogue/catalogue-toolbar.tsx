import { useSearchText } from '@fieldspan/federation/search-text';
import { useNavigate } from '@fieldspan/federation/router';
import { Checkbox } from '@fieldspan/ui/checkbox';
import { t } from '@fieldspan/ui/i18n';
import { SearchField } from '@fieldspan/ui/search-field';
import styles from './catalogue-toolbar.module.css';
import { pieceQuery } from './piece-address.ts';
import type { PieceAddress } from './piece-address.ts';

type CatalogueToolbarProps = { path: string; address: PieceAddress; searchLabel: string };

/** Search and the archived choice, both kept in the URL. */
export function CatalogueToolbar({ path, address, searchLabel }: CatalogueToolbarProps) {
  const { typed, setTyped } = useSearchText();
  const navigate = useNavigate();
  const handleArchived = (includeArchived: boolean) =>
    void navigate(`${path}${pieceQuery({ ...address, includeArchived, page: 1 })}`, { replace: true });
  return (
    <div className={styles.toolbar}>
      <SearchField className={styles.search ?? ''} label={searchLabel} value={typed} onChange={setTyped} />
      <Checkbox label={t('Include archived')} checked={address.includeArchived} onChange={handleArchived} />
    </div>
  );
}
