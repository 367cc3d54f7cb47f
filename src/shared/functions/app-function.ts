import type { FunctionIcon } from './FunctionIcons.tsx'

/** What the app can do, by the screen that does it: as lists, rows and the search name it. */
export interface AppFunction {
  readonly name: string
  /** Its name where there is room for a few characters. */
  readonly short?: string
  readonly note: string
  readonly icon: FunctionIcon
  readonly href: string
  /** What people call it, besides its name. */
  readonly words: readonly string[]
}
