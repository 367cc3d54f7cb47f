import { expect } from 'vitest'

/**
 * rules.md#order-status: what each status can become next. A slow bank takes an order from 9 over 8
 * to 3, the cut-off from 3 to 5; a cancellation comes before that. What is confirmed, failed or
 * cancelled stays.
 */
const NEXT: Readonly<Record<string, readonly string[]>> = {
  '9': ['8', '7'],
  '8': ['3', '7'],
  '3': ['5', '2', '6', '7'],
  '5': ['1', '2', '7'],
  '1': [],
  '2': [],
  '4': [],
  '6': [],
  '7': [],
}

/** The status and all that it can become in one leap of the clock. */
const reachable = (status: string): string[] => [
  status,
  ...(NEXT[status] ?? []).flatMap((it) => reachable(it)),
]

/** Follows each order's status from step to step. */
export function statusWatch() {
  const known = new Map<string, string>()
  return (records: readonly { applyNo: string; status: string }[]) => {
    for (const { applyNo, status } of records) {
      expect(Object.keys(NEXT)).toContain(status)
      expect(reachable(known.get(applyNo) ?? status)).toContain(status)
      known.set(applyNo, status)
    }
  }
}
