import { reportConversion, sensorLog3rd } from '#api/calls/track.ts'
import { recordConversion, recordEvent } from './tracking.ts'
import { forAnyone } from '#test/sandbox/kernel/route.ts'

export const trackFamily = [
  forAnyone(sensorLog3rd, ({ event }, world) => {
    recordEvent(world, event)
    return {}
  }),

  forAnyone(reportConversion, (report, world) => {
    recordConversion(world, report)
    return {}
  }),
]
