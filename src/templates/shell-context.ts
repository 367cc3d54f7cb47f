import { createContext, useContext } from 'react'

/** What the app around a screen does for it. */
export interface Shell {
  /**
   * Signs in by the container's way; true when the user is signed in afterwards. Outside the app
   * the page may be left.
   */
  readonly login: () => Promise<boolean>
  /** Back by rules.md#history. */
  readonly back: () => void
  /** To the page with this tag if the app still has it, else to the given URL. */
  readonly backTo: (tag: string, otherwise: string) => void
  /**
   * The pre-trade gate (rules.md#pre-trade-gate) for a fund that is bought other than on a screen
   * of its own, as by a conversion. `cfmTime` is when a risk warning was answered; null when the
   * user turned back or went to make a lack good. `answered` names what the screen itself has
   * asked: it is not asked again. `verb` is what the warning offers to go on with, 购买 unless
   * given.
   */
  readonly tradeGate: (
    fundCode: string,
    answered?: readonly 'riskWarning'[],
    verb?: '购买' | '转换',
  ) => Promise<{ readonly cfmTime: string | null } | null>
  /**
   * Loads the screens of these addresses, so that they open without a network. Rejects when one
   * cannot be loaded.
   */
  readonly preload: (addresses: readonly string[]) => Promise<void>
  /** Text of the title bar. */
  readonly setTitle: (title: string) => void
}

export const ShellContext = createContext<Shell | null>(null)

export function useShell(): Shell {
  const shell = useContext(ShellContext)
  if (!shell) throw new Error('useShell outside the app shell')
  return shell
}
