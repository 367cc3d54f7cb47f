import * as v from 'valibot'

const pixels = v.pipe(v.number(), v.minValue(0), v.maxValue(200))
const word = v.pipe(v.string(), v.regex(/^[^\s]{0,512}$/))
// Apps send nothing, null or an object here; it is ignored.
const noData = v.fallback(v.object({}), {})

/** Every event that an app sends, with the schema of its data. */
export const events = {
  /**
   * The page is visible again: a native page above it was closed, or the app returned to the
   * foreground.
   */
  resume: noData,
  /**
   * The web view for third-party pages was closed, and this page is visible again. `path` is path
   * and query of the pack's address that the other page led to, for this page to go to by itself;
   * empty where the user closed it.
   */
  returned: v.object({
    path: v.pipe(v.string(), v.regex(/^(?:\/(?:[^/\\][^\\]{0,4095})?)?$/)),
  }),
  /**
   * The back key was pressed, the title bar's back button tapped, or the edge swiped. A page that
   * answers with `claimBack` within a second goes back by itself; else the app does.
   */
  backPressed: noData,
  /** Notch and home bar moved, mostly because the device was rotated. Heights in CSS pixels. */
  notchChanged: v.object({
    top: pixels,
    bottom: pixels,
    orientation: v.picklist(['portrait', 'landscape']),
  }),
  /** The user signed in, signed out, or switched to another account. */
  loginChanged: v.object({ loggedIn: v.boolean() }),
  /** The network connected, disconnected, or changed its type. */
  networkChanged: v.object({
    online: v.boolean(),
    type: v.picklist(['wifi', 'cellular', 'none', 'unknown']),
  }),
  /**
   * Opens a screen in a page that was loaded ahead at the blank address. `opening` names this
   * opening in `pageOpened`; `path` is path and query; `openId` and `encOpenId` are the user's keys,
   * both empty when signed out; `packBoot` is the token of this load; `tappedAt` is when the user
   * tapped, in milliseconds since 1970, 0 where there was no tap; `answers` has the
   * provider's answers to the screen's first calls: JSON text of an object, by their calls,
   * `POST /api/fund/queryFundOne [["fundCode","000198"]]`, the call's fields in the order of their
   * names. An answer that has arrived and is short is text; for any other there is its place, a
   * number `N` with which the page takes it from `/__pack/answer/N`, once. Empty where there are
   * none.
   */
  open: v.object({
    opening: word,
    path: v.pipe(v.string(), v.regex(/^\/(?:[^/\\][^\\]{0,4095})?$/)),
    openId: word,
    encOpenId: word,
    packBoot: word,
    tappedAt: v.number(),
    answers: v.string(),
  }),
} as const satisfies Record<string, v.GenericSchema>

export type Events = typeof events
export type EventName = keyof Events
export type EventData<E extends EventName> = v.InferOutput<Events[E]>

export function isEventName(name: string): name is EventName {
  return Object.prototype.hasOwnProperty.call(events, name)
}
