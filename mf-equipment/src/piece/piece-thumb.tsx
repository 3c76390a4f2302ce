import { resourceUrl } from '@fieldspan/api/resource-url';
import { Swatch } from '@fieldspan/ui/swatch';
import styles from './piece-thumb.module.css';

type PieceThumbProps = {
  picture: { filename: string | null; thumb_filename: string | null } | null | undefined;
  colour: string | null | undefined;
};

/** The photo of a piece in a row; its colour while it has none. Its name stands beside it. */
export function PieceThumb({ picture, colour }: PieceThumbProps) {
  const shown = picture?.thumb_filename ?? picture?.filename ?? null;
  if (shown === null) return <Swatch colour={colour} />;
  return (
    <img className={styles.thumb} src={resourceUrl('images', shown)} alt="" loading="lazy" width={40} height={28} />
  );
}
