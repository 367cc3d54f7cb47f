import { expect, test } from 'vitest'
import { NO_PAGE, pageStep, type PageStep } from './page-time.ts'

const opened = (row: string, at: number): PageStep => ({ type: 'opened', row, at })
const closed = (at: number): PageStep => ({ type: 'closed', at })
const hidden = (at: number): PageStep => ({ type: 'hidden', at })
const shown = (at: number): PageStep => ({ type: 'shown', at })

/** The events of these steps, in short. */
function said(...steps: readonly PageStep[]): string[] {
  let page = NO_PAGE
  return steps.flatMap((step) => {
    const after = pageStep(page, step)
    page = after.page
    return after.events.map((event) => {
      if (event.name === 'page_view') return `view ${event.row} from ${event.from || 'nowhere'}`
      return event.name === 'page_leave' ? `leave ${event.row} ${event.ms}` : event.name
    })
  })
}

test.each([
  [
    [opened('/', 10), closed(25)],
    ['view / from nowhere', 'leave / 15'],
  ],
  [
    [opened('/', 10), closed(20), opened('/a', 20), closed(50)],
    ['view / from nowhere', 'leave / 10', 'view /a from /', 'leave /a 30'],
  ],
  // A screen that follows without its predecessor having gone.
  [
    [opened('/', 10), opened('/a', 30)],
    ['view / from nowhere', 'leave / 20', 'view /a from /'],
  ],
  [
    [opened('/', 0), hidden(5), shown(100), hidden(107)],
    ['view / from nowhere', 'leave / 5', 'leave / 7'],
  ],
  // Both visibilitychange and pagehide come.
  [
    [opened('/', 0), hidden(5), hidden(6), closed(9)],
    ['view / from nowhere', 'leave / 5'],
  ],
  [
    [hidden(0), opened('/', 1), closed(9), shown(10), opened('/a', 11), closed(12)],
    ['view / from nowhere', 'view /a from /', 'leave /a 1'],
  ],
  [
    [hidden(0), opened('/', 1), shown(4), closed(9)],
    ['view / from nowhere', 'leave / 5'],
  ],
  [[shown(1), closed(2), hidden(3)], []],
  // A clock that was set back, and one that was set on.
  [
    [opened('/', 50), closed(20)],
    ['view / from nowhere', 'leave / 0'],
  ],
  [
    [opened('/', 0), closed(9e9)],
    ['view / from nowhere', 'leave / 86400000'],
  ],
])('the steps %j say %j', (steps, events) => {
  expect(said(...steps)).toEqual(events)
})
