import { createClient, type Answer } from '#api/client.ts'
import { reportConversion, sensorLog3rd } from '#api/calls/track.ts'
import type * as v from 'valibot'
import type { TrackingBatch } from '#domain/tracking/event.ts'
import { packVersion } from '#platform/build-env.ts'
import { sendBeacon } from '#platform/tracking/beacon.ts'

/** The end of a sending. `lost`: the outcome is unknown, so it is sent again. */
export type Delivery = 'taken' | 'refused' | 'lost'

export interface Transport {
  readonly batch: (batch: TrackingBatch) => Promise<Delivery>
  readonly conversion: (report: v.InferInput<typeof reportConversion.request>) => Promise<Delivery>
  /** Returns whether the browser took the batch; it never says whether it arrived. */
  readonly beacon: (batch: TrackingBatch) => boolean
}

const delivery = (answer: Promise<Answer<unknown>>): Promise<Delivery> =>
  answer.then(
    ({ ok }) => (ok ? 'taken' : 'refused'),
    () => 'lost',
  )

/**
 * A client of its own: without the user's keys, whose events are not followed, so that no failure
 * is shown, reported or renews a session (rules.md#tracking).
 */
export function trackingTransport(baseURL = ''): Transport {
  const send = createClient({
    baseURL,
    identity: () => ({ openid: '', encid: '', h5Version: packVersion() }),
    listen: () => {},
  })
  return {
    batch: (batch) => delivery(send(sensorLog3rd, { event: JSON.stringify(batch) })),
    conversion: (report) => delivery(send(reportConversion, report)),
    beacon: (batch) => sendBeacon(sensorLog3rd.path, { event: JSON.stringify(batch) }),
  }
}
