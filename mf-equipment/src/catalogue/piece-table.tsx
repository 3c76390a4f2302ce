import { equipmentListQuery } from '@fieldspan/api/queries/equipment';
import type { EquipmentPiece } from '@fieldspan/api/queries/equipment';
import type { FilterGroup } from '@fieldspan/contract/filters';
import { useNavigate } from '@fieldspan/federation/router';
import { Wait } from '@fieldspan/federation/wait';
import { DataTable } from '@fieldspan/ui/data-table';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { Pagination } from '@fieldspan/ui/pagination';
import { SkeletonRows } from '@fieldspan/ui/skeleton-rows';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { PAGE_SIZE, pieceQuery, pieceRequest } from './piece-address.ts';
import type { PieceAddress } from './piece-address.ts';
import { pieceColumns } from './piece-columns.tsx';
import styles from './piece-table.module.css';

type PieceTableProps = {
  path: string;
  address: PieceAddress;
  /** What the level allows: nothing more, a category's pieces or a type's. */
  within: FilterGroup<'Equipment'>;
  showType?: boolean;
};

/** Pieces of a level, or what a search finds there. */
export function PieceTable(props: PieceTableProps) {
  return (
    <Wait fallback={<SkeletonRows count={5} />}>
      <Pieces {...props} />
    </Wait>
  );
}

function Pieces({ path, address, within, showType = false }: PieceTableProps) {
  const navigate = useNavigate();
  const query = pieceQuery(address);
  const request = useDeferredValue({ query, ask: pieceRequest(address, within) });
  const { data } = useSuspenseQuery(equipmentListQuery(request.ask));
  const hrefWith = (part: Partial<PieceAddress<string>>) => `${path}${pieceQuery({ ...address, page: 1, ...part })}`;
  const isStale = request.query !== query;
  return (
    <div className={styles.pieces} data-stale={isStale || undefined} aria-busy={isStale}>
      <DataTable<EquipmentPiece>
        label={t('Equipment')}
        record={t('Piece')}
        rows={data.rows}
        columns={pieceColumns(showType)}
        rowKey={(piece) => piece.id}
        rowTo={(piece) => `/equipment/edit/${piece.slug}`}
        sort={address.sort}
        empty={<EmptyState title={t('No equipment found')}>{emptyHint(address)}</EmptyState>}
        onSort={(sort) => void navigate(hrefWith({ sort }), { replace: true })}
      />
      <Pagination
        page={address.page}
        pages={data.meta?.num_pages ?? 1}
        count={data.meta?.count}
        pageSize={PAGE_SIZE}
        hrefFor={(page) => hrefWith({ page })}
      />
    </div>
  );
}

function emptyHint({ search, includeArchived }: PieceAddress): string {
  if (search !== '') return t('Nothing here matches “{{search}}”.', { search });
  return includeArchived
    ? t('New pieces of this type show here.')
    : t('Archived pieces are hidden: tick “Include archived” to see them.');
}
