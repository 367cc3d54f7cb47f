import { send } from '#api/client.ts'
import { sensorLog3rd } from '#api/calls/track.ts'
import { openingEvent } from '#platform/opening-event.ts'
import type { TimedOpening } from '#platform/vitals.ts'

/** Reports to tracking how long an opening took (rules.md#tracking). Rejects where that fails. */
export async function reportOpening(opening: TimedOpening, row: string): Promise<void> {
  await send(sensorLog3rd, { event: JSON.stringify(openingEvent(opening, row)) })
}
