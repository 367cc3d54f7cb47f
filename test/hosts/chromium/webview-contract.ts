import type { Opened } from '#test/hosts/warm-openings.js'
import type { UserKeys } from '#test/hosts/pack-route.js'
import type { WebHistory } from '#test/hosts/page-stack.js'
import type { CdpSession } from './cdp.ts'

export interface WebviewOptions {
  readonly device: string
  readonly provider: string
  /** The keys of the app's signed-in user; empty strings when signed out. */
  readonly keys: () => UserKeys
  readonly appVersion: string
  readonly systemVersion: string
  readonly pixelRatio: number
  /** The time for which a first load may be in view without a screen, in ms. */
  readonly patience?: number | undefined
  /** A script that runs before each document, and before each of the pack's workers. */
  readonly before?: string
  /**
   * Called when the page navigates to this address of another origin, in its main frame or in a new
   * window.
   */
  readonly leaveFor: (address: string) => void
  readonly handle: (text: string) => Promise<string>
  /** Called after each move in the page's history. */
  readonly moved: () => void
  /** The renderer of a page that waits at the blank address has ended. */
  readonly gone?: () => void
}

export interface Webview {
  readonly session: CdpSession
  readonly targetId: string
  version(): string
  faults(): string[]
  /** Calls that did not come from the pack's main frame, and were dropped. */
  foreignCalls(): string[]
  url(): string
  send(text: string): void
  history(): Promise<WebHistory>
  /** Resolves when the page is there. */
  goTo(index: number): Promise<void>
  /**
   * Opens a page afresh, with an empty history behind it; resolves at its load event, rejects after
   * 30 s. `tappedAt`: when the user tapped what opens it, ms since 1970.
   */
  open(path: string, tappedAt?: number): Promise<void>
  /**
   * Loads the blank address; resolves when the page waits for an opening. `likely` names screens
   * whose files are to be evaluated already.
   */
  warm(likely?: readonly string[]): Promise<void>
  /** Opens a screen in the page that waits, for this user: the one who is signed in by default. */
  openWarm(path: string, tappedAt?: number, user?: UserKeys): Promise<Opened>
  /** Returns whether a load would open the pack that the page has. */
  isCurrent(): Promise<boolean>
  /** Leaves the page for an empty document, while another web view is shown. */
  leave(): Promise<void>
  /** Closes the target. */
  end(): Promise<void>
  /**
   * Gives this file to every file chooser from now on, as the app's `onShowFileChooser` does with
   * what the user took or chose; `''`: each is cancelled. Before, the window's own chooser opens.
   */
  answerChoosers(file: string): Promise<void>
  /** Composes text in the field that has the focus, as a keyboard does. */
  compose(steps: readonly string[], text: string): Promise<void>
  /**
   * Takes this much of the page's height away, in CSS pixels, as a keyboard does that comes up; 0
   * gives it back.
   */
  setKeyboard(height: number): Promise<void>
  /** Ends the renderer of a page that waits, as the system does. */
  kill(): void
  /** The app went to the background, or returned. */
  setInView(inView: boolean): Promise<void>
  /**
   * Ends the renderer as a crash would; resolves at the load event of the page after it, rejects
   * after 30 s.
   */
  crash(): Promise<void>
  /** PNG of the page, base64. */
  capture(): Promise<string>
}
