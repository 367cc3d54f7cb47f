import { useState } from 'react'
import { toast } from '#ui/overlays/toast.ts'
import type { RuledFund } from './ruled-fund.ts'

export const MOST_COMPARED = 3

/** The funds of a list that are picked to be compared, while that is on. */
export function useComparison() {
  const [picked, setPicked] = useState<readonly RuledFund[] | null>(null)
  const funds = picked ?? []
  const has = ({ fundCode }: RuledFund) => funds.some((it) => it.fundCode === fundCode)
  return {
    isOn: picked !== null,
    funds,
    has,
    toggle: () => setPicked(picked === null ? [] : null),
    /** Takes a fund in, or out again. */
    pick: (fund: RuledFund) => {
      if (has(fund)) setPicked(funds.filter((it) => it.fundCode !== fund.fundCode))
      else if (funds.length < MOST_COMPARED) setPicked([...funds, fund])
      else toast.show(`最多对比 ${MOST_COMPARED} 只`)
    },
  }
}
