import { createElement, useEffect, useState, type ReactElement } from 'react'
import type { FundIndex, NamedFund } from '../../../../templates/fund-index.ts'
import { foundBy } from './named-funds.ts'

/** As many as a tall screen shows. */
const ROWS = 12
/** Words whose rows differ as those of first keys do: found by code, by letters, all there are. Enough of them that the engine compiles what it runs most. */
const WORDS = ['0', 'A', '', 'H', '1', 'Z', '', 'G', '5', 'Y', '', 'D']
/** Between two, for whatever else the page has to do. */
const PAUSE_MS = 16

interface Props {
  readonly index: FundIndex
  /** As the list draws it. */
  readonly row: (fund: NamedFund, words: string) => ReactElement
}

/**
 * Draws the rows of some words, out of sight and once, while the keyboard comes up. Code that ran before is compiled, so on a slow
 * phone the first key is answered about a tenth sooner.
 */
export function Rehearsal({ index, row }: Props) {
  const [step, setStep] = useState(-1)
  useEffect(() => {
    if (step === WORDS.length) return undefined
    const timer = setTimeout(() => setStep(step + 1), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [step])
  const words = WORDS[step]
  if (words === undefined) return null
  const rows = foundBy(index, words)
    .slice(0, ROWS)
    .map((fund) => row(fund, words))
  // By place, as in the list: a row serves for any fund.
  return createElement('div', { hidden: true }, ...rows)
}
