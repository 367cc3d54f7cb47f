import * as v from 'valibot'

const pixels = v.pipe(v.number(), v.minValue(0), v.maxValue(200))
// Apps send nothing, null or an object here; none of it means anything.
const noData = v.fallback(v.object({}), {})

/** Every event that an app sends unasked, with the schema of its data. */
export const events = {
  /** The page is seen again: a native page above it was closed, or the app came back to the front. */
  resume: noData,
  /** The native back button was pressed; the app goes back by itself. */
  backPressed: noData,
  /** Notch and home bar moved, mostly because the device was turned. Heights in CSS pixels. */
  notchChanged: v.object({
    top: pixels,
    bottom: pixels,
    orientation: v.picklist(['portrait', 'landscape']),
  }),
  /** The user signed in, out, or in as another. */
  loginChanged: v.object({ loggedIn: v.boolean() }),
  /** The network came, went, or is another. */
  networkChanged: v.object({
    online: v.boolean(),
    type: v.picklist(['wifi', 'cellular', 'none', 'unknown']),
  }),
} as const satisfies Record<string, v.GenericSchema>

export type Events = typeof events
export type EventName = keyof Events
export type EventData<E extends EventName> = v.InferOutput<Events[E]>

export function isEventName(name: string): name is EventName {
  return Object.prototype.hasOwnProperty.call(events, name)
}
