/** An amount or a count of four digits or more without separators, before its unit. */
const UNGROUPED = /(?<![\d.,])\d{4,}(?:\.\d+)? ?(?:元|枚|份|金币|水滴)(?!基金)/g

export const ungroupedAmounts = (text: string): string[] => text.match(UNGROUPED) ?? []

/** The same in every text of an answer, however deep. */
export function ungroupedIn(answer: unknown): string[] {
  if (typeof answer === 'string') return ungroupedAmounts(answer)
  if (typeof answer !== 'object' || answer === null) return []
  return Object.values(answer).flatMap((it: unknown) => ungroupedIn(it))
}
