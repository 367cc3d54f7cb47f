/** The step that a purpose leads to, by how far the user is (rules.md#advice). */
import type { AdviceState } from './match.ts'

export interface AdviceAim {
  readonly to: 'start' | 'mine' | 'portfolio' | 'trans'
  readonly portfolioCode?: string | undefined
}

export type AdviceStep =
  | { readonly at: 'questions' | 'solution' | 'mine' }
  | { readonly at: 'portfolio' | 'trans'; readonly portfolioCode: string }

interface Standing {
  readonly state: AdviceState
  readonly matched: string | null
  readonly signed: readonly { readonly portfolioCode: string }[]
}

/** Never leads to a portfolio without a match, and to money only where it is signed. */
export function adviceWay({ to, portfolioCode }: AdviceAim, it: Standing): AdviceStep {
  if (to === 'mine') return { at: 'mine' }
  const asked = portfolioCode ?? it.signed[0]?.portfolioCode ?? it.matched
  const isSigned = it.signed.some((own) => own.portfolioCode === asked)
  if (asked !== null && isSigned && to !== 'start')
    return { at: to === 'trans' ? 'trans' : 'portfolio', portfolioCode: asked }
  if (it.matched === null) return { at: 'questions' }
  if (to === 'start') return { at: 'solution' }
  return { at: 'portfolio', portfolioCode: portfolioCode ?? it.matched }
}
