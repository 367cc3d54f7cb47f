import * as v from 'valibot'

const control = v.object({
  role: v.string(),
  /** The words of a screen reader for it; digits and all. */
  name: v.string(),
  /** The number of others before it with the same role and name. */
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
  /** The errors that scripts of the page threw or wrote to the console. */
  errors: v.array(v.string()),
})

export type Control = v.InferOutput<typeof control>
/** The content of a page, and its offers. */
export type PageView = v.InferOutput<typeof pageView>

/** The part of the app itself over the page. */
export type NativeOver = 'login' | 'page' | 'outside' | null

/** The sight of a visitor after an act, and the faults meanwhile. */
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
  /**
   * The refusals of the host since: files, calls from elsewhere, addresses, calls that do not fit.
   */
  readonly host: readonly string[]
  /** The calls that the provider refused as unfit or failed to answer since. */
  readonly provider: readonly string[]
  /** Errors that the page has reported to tracking since. */
  readonly reported: readonly string[]
}
