import type { MeasurementConfiguration } from '@haat/backend-platform';
import { metaSink } from './meta.ts';
import { mixpanelSink } from './mixpanel.ts';
import type { Sink } from './sink.ts';
import { tagManagerSink } from './tag-manager.ts';
import { webEngageSink } from './webengage.ts';

/** The sinks of a process, by its configuration. */
export function configuredSinks({ tagManager, meta, mixpanel, webEngage }: MeasurementConfiguration): Sink[] {
  return [
    ...(tagManager ? [tagManagerSink(tagManager)] : []),
    ...(meta ? [metaSink(meta)] : []),
    ...(mixpanel ? [mixpanelSink(mixpanel)] : []),
    ...(webEngage ? [webEngageSink(webEngage)] : []),
  ];
}
