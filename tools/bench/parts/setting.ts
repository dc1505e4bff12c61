import type { BenchMarket } from '../market/bench-market.ts';
import type { BenchServer } from '../market/bench-server.ts';
import type { Scale } from '../scale.ts';

/** What a part is measured on. */
export interface BenchSetting {
  readonly market: BenchMarket;
  readonly server: BenchServer;
  readonly scale: Scale;
}
