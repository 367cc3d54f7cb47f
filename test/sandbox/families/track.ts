import { sensorLog3rd } from '#src/api/track.ts'
import { forAnyone } from './route.ts'

/** Events are taken and not kept. */
export const trackFamily = [forAnyone(sensorLog3rd, () => ({}))]
