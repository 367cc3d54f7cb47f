import { createContext, useContext } from 'react'
import type { Departure } from '#domain/navigation/departure.ts'

/** The services of the app for its screens. */
export interface Shell {
  /**
   * Signs in by the container's means; resolves to whether the user is signed in. Outside the app
   * it may leave the page.
   */
  readonly login: () => Promise<boolean>
  /** Ends the session at the provider and forgets all that the page has of its user. */
  readonly signOut: () => Promise<void>
  /** Goes back as rules.md#history says. */
  readonly back: () => void
  /** Goes back to the page at which the way to an account, a card or an assessment began. */
  readonly leaveFlow: () => void
  /** The page in view shows what has come of its flow, whose steps leave the history. */
  readonly flowEnded: () => void
  /** Goes back to the page with this tag if the app still has it, else to the given URL. */
  readonly backTo: (tag: string, otherwise: string) => void
  /**
   * Leaves for a page outside the app (rules.md#leaving-for-outside-pages). Call it on the tap; it
   * resolves when the page is seen again, or at once where the user stays.
   */
  readonly leave: (departure: Departure) => Promise<void>
  /**
   * Runs the pre-trade gate (rules.md#pre-trade-gate) for an order whose screen has no `trade`
   * need, such as a conversion. Resolves to null when the user turned back or left to complete a
   * prerequisite; else `cfmTime` (YYYYMMDDHHmmss) is when a risk warning was answered, null without
   * one. `answered` are the blocks that the screen itself has put to the user. `verb` is the kind
   * of order in the warning's words, by default 购买.
   */
  readonly tradeGate: (
    fundCode: string,
    answered?: readonly 'riskWarning'[],
    verb?: '购买' | '转换',
  ) => Promise<{ readonly cfmTime: string | null } | null>
  /**
   * Loads the screens at these addresses, so that they open without a network. Rejects when one
   * cannot be loaded.
   */
  readonly preload: (addresses: readonly string[]) => Promise<void>
  /** Returns whether the app has a screen at this address, so that a link to it leads somewhere. */
  readonly hasScreen: (address: string) => Promise<boolean>
  /**
   * Sets the title bar's text, of at most 40 UTF-16 units, for the page at this path, by default the
   * current one. Titles that come from data go through `useTitle`, which cuts them.
   */
  readonly setTitle: (title: string, path?: string) => void
}

export const ShellContext = createContext<Shell | null>(null)

export function useShell(): Shell {
  const shell = useContext(ShellContext)
  if (!shell) throw new Error('useShell outside the app shell')
  return shell
}
