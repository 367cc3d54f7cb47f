import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { nothing } from './fields.ts'

/** Tracking (section 7, "Other"). `event` is JSON text without personal data. */
export const sensorLog3rd = endpoint({
  name: 'sensorLog3rd',
  method: 'POST',
  path: '/track/sensorLog3rd',
  encoding: 'form',
  loading: false,
  effect: 'reads',
  source: 'given',
  request: v.object({ event: v.pipe(v.string(), v.maxLength(4_000)) }),
  payload: nothing,
})
