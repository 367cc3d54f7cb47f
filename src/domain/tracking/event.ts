import * as v from 'valibot'
import { SHARE_CHANNELS } from '#domain/navigation/share.ts'
import { GATE_CHOICES } from '#domain/order/pre-trade-gate.ts'
import { trackedOrigin } from './campaign-origin.ts'
import { CLICK_NAMES, EXPOSURE_NAMES, SIGN_IN_ENDS } from './tracked-names.ts'

/** Mobile, card and identity numbers are longer; fund codes have six digits. */
const NO_LONG_NUMBER = /^(?!.*\d{7})/

const code = (pattern: RegExp) =>
  v.pipe(v.string(), v.regex(pattern), v.regex(NO_LONG_NUMBER, 'no long number'))

/** The path of a row as it is declared, without what an address filled in; `''` for none. */
const row = code(/^(?:|\/[\w/:?-]{0,96})$/)
/** A name of the code: an endpoint, a method, a kind of error. */
const word = code(/^[A-Za-z][\w.:-]{0,63}$/)
/** The id of an item, or of the composed page that holds it. */
const id = code(/^[\w-]{1,64}$/)
const version = code(/^[\w.+-]{0,64}$/)
const milliseconds = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(86_400_000))
const at = v.pipe(v.number(), v.integer(), v.minValue(0))

export const ERROR_KINDS = ['call', 'bridge', 'render', 'unhandled', 'policy'] as const

/**
 * The events that a page may report to tracking (rules.md#tracking). Every field is a number, a
 * declared name or a name of the code: no field takes text that a user, an address or an answer has
 * written.
 */
export const trackedEvent = v.union([
  v.strictObject({ name: v.literal('page_view'), at, row, from: row }),
  /** `ms`: how long the page was in view since it was opened, or seen again. */
  v.strictObject({ name: v.literal('page_leave'), at, row, ms: milliseconds }),
  v.strictObject({
    name: v.literal('exposure'),
    at,
    row,
    what: v.picklist(EXPOSURE_NAMES),
    id,
    page: v.optional(id),
  }),
  /** `id`: which of several, where the name is that of each. */
  v.strictObject({
    name: v.literal('click'),
    at,
    row,
    what: v.picklist(CLICK_NAMES),
    id: v.optional(id),
    page: v.optional(id),
  }),
  /**
   * A call that changes something was answered, by its name; `code`: with what it was refused, or
   * 0. A call whose outcome is not known is no event.
   */
  v.strictObject({
    name: v.literal('act'),
    at,
    row,
    call: word,
    code: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99_999)),
  }),
  v.strictObject({
    name: v.literal('sign_in'),
    at,
    row,
    outcome: v.picklist(SIGN_IN_ENDS),
  }),
  /** A dialog of the pre-trade gate: shown, then how it was answered. */
  v.strictObject({
    name: v.literal('gate'),
    at,
    row,
    block: v.picklist(Object.keys(GATE_CHOICES)),
    choice: v.picklist(['shown', 'remedy', 'later', 'continue', 'giveUp', 'closed']),
  }),
  v.strictObject({
    name: v.literal('share'),
    at,
    row,
    channel: v.picklist([...SHARE_CHANNELS, 'system', 'none']),
    outcome: v.picklist(['shared', 'copied', 'offered', 'cancelled', 'failed']),
  }),
  v.strictObject({
    name: v.literal('opening'),
    at,
    row,
    ms: milliseconds,
    since: v.picklist(['tap', 'navigation', 'opening']),
    kind: v.picklist(['cold', 'warm']),
    left: v.boolean(),
    engine: v.picklist(['chromium', 'webkit', 'other']),
    device: v.picklist(['low', 'middle', 'high', 'unknown']),
    version,
  }),
  v.strictObject({
    name: v.literal('error'),
    at,
    row,
    kind: v.picklist(ERROR_KINDS),
    what: word,
    reason: word,
    /** File, line and column of our own code; `''` where it is not known. */
    place: v.pipe(v.string(), v.regex(/^(?:|[\w.-]{1,80}:\d{1,6}:\d{1,6})$/)),
  }),
])
export type TrackedEvent = v.InferOutput<typeof trackedEvent>

/** Events that are sent together. `batch` names them: sent twice they count once. */
export const trackingBatch = v.strictObject({
  batch: v.pipe(v.string(), v.regex(/^[0-9a-f]{24}$/)),
  /** One page load, or one opening of a page that was loaded ahead. Random, and of no user. */
  visit: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)),
  version,
  /** The number of events that were given up before these, because too many waited. */
  lost: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** The origin that led the user to a campaign: each of the events is counted with it. */
  origin: v.optional(trackedOrigin),
  events: v.pipe(v.array(trackedEvent), v.minLength(1), v.maxLength(20)),
})
export type TrackingBatch = v.InferOutput<typeof trackingBatch>
