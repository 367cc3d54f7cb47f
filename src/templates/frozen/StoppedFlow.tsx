import { createContext, useContext, type ReactNode } from 'react'
import type { StoppedCall } from '#domain/sign-in/frozen-account.ts'

const Sent = createContext<StoppedCall | undefined>(undefined)

interface Props {
  /** The call that the flow ends with. */
  readonly sends: StoppedCall
  readonly children: ReactNode
}

/**
 * The steps of a flow whose end a freeze of the account stops: each of their forms says so, from
 * the first one on.
 */
export function StoppedFlow({ sends, children }: Props) {
  return <Sent value={sends}>{children}</Sent>
}

/** The call of the flow around a form; undefined where there is none. */
export const useFlowCall = (): StoppedCall | undefined => useContext(Sent)
