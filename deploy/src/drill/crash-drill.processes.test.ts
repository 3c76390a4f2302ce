import { expect, test } from 'vitest';
import { crashDrill } from './crash-drill.ts';
import { startDrillProduct } from './drill-product.ts';

test('servers that are killed under load lose nothing, store nothing twice, and give nobody a wrong answer', async () => {
  const product = await startDrillProduct();
  try {
    const drill = await crashDrill(product, { kills: 4, apartMs: 500, say: () => {} });
    expect(drill).toMatchObject({ kills: 4, lost: 0, doubled: 0, failed: [] });
    expect(drill.acknowledged).toBeGreaterThan(20);
  } finally {
    await product.stop();
  }
}, 240_000);
