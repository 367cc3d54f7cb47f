import { reportConversion, sensorLog3rd } from '#api/calls/track.ts'
import { recordConversion, recordEvent } from '#test/sandbox/activity/tracking.ts'
import { forAnyone } from './route.ts'

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
