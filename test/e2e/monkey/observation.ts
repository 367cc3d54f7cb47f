import * as v from 'valibot'

const control = v.object({
  role: v.string(),
  /** What a screen reader says of it; digits and all. */
  name: v.string(),
  /** How many of the same role and name are before it. */
  at: v.number(),
  isEnabled: v.boolean(),
  /** True if text is typed into it. */
  isField: v.boolean(),
})

export const pageView = v.object({
  path: v.string(),
  text: v.string(),
  /** Those of the dialog in front, where there is one. */
  controls: v.array(control),
  hasDialog: v.boolean(),
  /** True if the keypad for passwords is in view. */
  hasKeypad: v.boolean(),
  /** What scripts of the page threw, and what they wrote to the console as errors. */
  errors: v.array(v.string()),
})

export type Control = v.InferOutput<typeof control>
/** What a page shows and offers. */
export type PageView = v.InferOutput<typeof pageView>

/** What is over the page, of the app itself. */
export type NativeOver = 'login' | 'page' | 'outside' | null

/** What a visitor sees after an act, and what went wrong meanwhile. */
export interface Observation {
  readonly page: PageView
  /** The reason why the page is not at rest after a while; null where it is. */
  readonly unrest: string | null
  readonly over: NativeOver
  readonly canGoBack: boolean
  /** True if the app's title bar is in view, by which a page without history is closed. */
  readonly hasTitleBar: boolean
  /** True if the page has requested to be closed. */
  readonly closed: boolean
  readonly user: string | null
  readonly isOffline: boolean
  /** Errors of the browser's console since the last act; WebKit's driver reads none. */
  readonly console: readonly string[]
  /** What the host has refused since: files, calls from elsewhere, addresses, calls that do not fit. */
  readonly host: readonly string[]
  /** What the provider refused as unfit or failed to answer since. */
  readonly provider: readonly string[]
  /** Errors that the page has reported to tracking since. */
  readonly reported: readonly string[]
}
