import type { RichTextProblem } from '#domain/content/rich-text.ts'
import { reportError } from '#platform/error-log.ts'

const reported = new Set<string>()

export interface RefusedText {
  /** The item or block that it belongs to; empty where that has no name. */
  readonly name: string
  /** Characters as it came. */
  readonly size: number
  readonly problem: RichTextProblem
}

/** Reports a text that is beyond the limits: once, however often it is drawn. */
export function reportRefusedText({ name, size, problem }: RefusedText): void {
  const detail = `${name} ${size} ${problem}`.trim()
  if (reported.has(detail)) return
  reported.add(detail)
  reportError({ kind: 'render', what: 'richText.refused', detail })
}
