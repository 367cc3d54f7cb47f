import * as v from 'valibot'
import type { HandedAnswer } from '#api/handed-answers.ts'

const place = v.pipe(v.number(), v.integer(), v.minValue(0))
const answersByCall = v.record(v.string(), v.union([v.string(), place]))

/** The answer that the app has, or still waits for; null where it has none. */
async function answerAt(at: number): Promise<string | null> {
  try {
    const response = await fetch(`/__pack/answer/${at}`)
    return response.ok ? await response.text() : null
  } catch {
    return null
  }
}

/**
 * The answers of an opening, which has the places of those that are long or late. None where they
 * cannot be read: the page then makes the calls.
 */
export function readAnswers(text: string): Record<string, HandedAnswer> {
  try {
    const read = v.safeParse(answersByCall, JSON.parse(text))
    if (!read.success) return {}
    const answers = Object.entries(read.output)
    return Object.fromEntries(
      answers.map(([call, it]) => [call, typeof it === 'number' ? answerAt(it) : it]),
    )
  } catch {
    return {}
  }
}
