import { useState } from 'react'
import { toast } from '#ui/base/toast.ts'

export const MOST_COMPARED = 5

/** A fund that can be picked. */
export interface Comparable {
  readonly fundCode: string
}

/** The funds of a list that are picked to be compared, `most` at once, while that is on. */
export function useComparison(first: readonly string[] | null = null, most = MOST_COMPARED) {
  const [picked, setPicked] = useState(first)
  const codes = picked ?? []
  const has = ({ fundCode }: Comparable) => codes.includes(fundCode)
  return {
    most,
    isOn: picked !== null,
    codes,
    has,
    toggle: () => setPicked(picked === null ? [] : null),
    /** Takes a fund in, or out again. */
    pick: (fund: Comparable) => {
      if (has(fund)) setPicked(codes.filter((it) => it !== fund.fundCode))
      else if (codes.length < most) setPicked([...codes, fund.fundCode])
      else toast.show(`最多对比 ${most} 只`)
    },
  }
}
