import type * as v from 'valibot'

export interface Viewport {
  readonly name: string
  readonly width: number
  readonly height: number
  /** Large-text mode, percent. */
  readonly text?: '115' | '130'
  readonly dark?: boolean
  /** Chromium when nothing is said. */
  readonly engine?: 'webkit'
}

/** The way in which a screen is opened. */
export interface Opening {
  /** Absolute. */
  readonly url: string
  /** Keys of the signed-in user, or null. */
  readonly session: { readonly openId: string; readonly encOpenId: string } | null
  /** The text of a button to tap first. */
  readonly tap?: string | undefined
  /** The thing to enter first, and the name of the text field. */
  readonly type?: { readonly field: string; readonly words: string } | undefined
  /** True if the provider refuses every call of the page: the screen has to say so. */
  readonly refused?: boolean | undefined
  /** True if each call takes a time of its own: nothing in view may move under a finger. */
  readonly uneven?: boolean | undefined
  /** True if a link to another screen is tapped after the look. */
  readonly taps?: boolean | undefined
}

/** A screen that is open in an engine. */
export interface LookPage {
  /** Evaluates an expression in the page, and awaits what it gives. */
  run<T>(expression: string, answer: v.GenericSchema<unknown, T>): Promise<T>
  /** Gives the page the size, colours and text of a viewport. */
  show(viewport: Viewport): Promise<void>
  /** Gives the view this height, for a picture of all. */
  grow(viewport: Viewport, height: number): Promise<void>
  /** Writes into the field that has the focus. */
  type(words: string): Promise<void>
  /** Touches a place of the view, as a finger does; absent where the engine has no touches. */
  readonly touch?: (x: number, y: number) => Promise<void>
  /** Returns what is in view, PNG. */
  picture(): Promise<Buffer>
  /** Errors of scripts and console, and requests that failed, since the last call. */
  faults(): Promise<string[]>
  close(): Promise<void>
}

/** The engine that opens screens, each as on a new device, one after another. */
export interface LookEngine {
  open(opening: Opening, viewport: Viewport): Promise<LookPage>
}

/** A file of the site without a script: what a screen has left is deleted there. */
export const EMPTY = '/favicon.svg'

/** A provider that does not answer now. */
export const REFUSED = 503

/** The script that sets large-text mode, or ends it. */
export const textMode = ({ text }: Viewport): string =>
  text === undefined
    ? 'delete document.documentElement.dataset.text'
    : `document.documentElement.dataset.text = '${text}'`

/** The script that signs the user of an opening in. */
export const signIn = ({ session }: Opening): string =>
  Object.entries(session ?? {})
    .filter(([key]) => key === 'openId' || key === 'encOpenId')
    .map(([key, value]) => `sessionStorage.setItem('${key}', ${JSON.stringify(value)});`)
    .join('')
