import type { Answer } from '../../../../api/client.ts'
import { RET } from '../../../../api/endpoint.ts'
import type { Time14 } from '../../../../domain/calendar-date.ts'
import type { Day } from './cut-off-moved.ts'

export type Sent =
  | { readonly end: 'answered'; readonly answer: Answer<unknown> }
  /** No answer came: the order may stand. */
  | { readonly end: 'lost' }
  | { readonly end: 'turnedBack' }

interface Ways {
  readonly now: () => Time14
  /** The provider's newest word on the day; what it throws goes through, for nothing was sent. */
  readonly askDay: () => Promise<Day>
  /** Whether the user takes the day of now in place of the one agreed to. */
  readonly agrees: (now: Day, agreed: Day) => Promise<boolean>
  readonly send: (day: Day | null) => Promise<Answer<unknown>>
}

/**
 * Sends an order for the day that the user has agreed to. Where that day has passed, by the clock or because the provider refuses
 * it, the user is asked first; a day that is refused once more is left to the caller.
 */
export async function sendForDay(agreed: Day | null, ways: Ways): Promise<Sent> {
  let day = agreed
  let passed = day !== null && ways.now() >= day.cutoffTime
  for (;;) {
    const asked = passed
    if (day !== null && passed) {
      const now = await ways.askDay()
      if (!(await ways.agrees(now, day))) return { end: 'turnedBack' }
      day = now
    }
    let answer
    try {
      answer = await ways.send(day)
    } catch {
      return { end: 'lost' }
    }
    passed = !answer.ok && answer.retCode === RET.pricingDayMoved
    if (!passed || asked) return { end: 'answered', answer }
  }
}
