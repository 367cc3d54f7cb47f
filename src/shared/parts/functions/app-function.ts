import type { FunctionIcon } from './FunctionIcons.tsx'

/** A function of the app, by its screen, as lists, rows and the search name it. */
export interface AppFunction {
  readonly name: string
  /** Its name where there is room for a few characters. */
  readonly short?: string
  readonly note: string
  readonly icon: FunctionIcon
  readonly href: string
  /** Other words that people use for it. */
  readonly words: readonly string[]
}
