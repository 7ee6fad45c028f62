import type { PolygonView } from '@doorstep/contract';

/** Two pieces of land on a river, one with a lake in it; no real place. */
export const marlingPolygon: PolygonView = {
  id: 'e'.repeat(64),
  pieces: 2,
  holes: 1,
  vertices: 1345,
  box: [-1.482, 51.03, -1.118, 51.241],
  drawing: {
    path: 'M12 210L60 120L140 60L230 20L300 44L330 130L280 240L190 300L90 290ZM180 120L230 130L220 180L170 170ZM350 180L400 200L390 280L330 300Z',
    width: 400,
    height: 320,
  },
};
