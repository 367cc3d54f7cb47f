import { expect, test } from 'vitest'
import type { Answer } from '../../../../api/client.ts'
import { RET } from '../../../../api/endpoint.ts'
import type { Day } from './cut-off-moved.ts'
import { sendForDay } from './send-for-day.ts'

const dayOf = (tradeDate: string): Day => ({ tradeDate, cutoffTime: `${tradeDate}150000` })
const WEDNESDAY = dayOf('20260311')
const THURSDAY = dayOf('20260312')
const taken: Answer<unknown> = { ok: true, payload: {} }
const refusal = (retCode: number): Answer<unknown> => ({
  ok: false,
  retCode,
  retMsg: '',
  payload: null,
})
const moved = refusal(RET.pricingDayMoved)

interface Given {
  readonly agrees?: boolean
  readonly agreed?: Day | null
  readonly newest?: Day
}

/** Sends for Wednesday at a time; the provider gives these answers and says Thursday when it is asked. */
async function sent(
  now: string,
  answers: readonly (Answer<unknown> | 'lost')[],
  { agrees = true, agreed = WEDNESDAY, newest = THURSDAY }: Given = {},
) {
  const steps: string[] = []
  const left = [...answers]
  const end = await sendForDay(agreed, {
    now: () => now,
    askDay: async () => newest,
    agrees: async (to, from) => {
      steps.push(`${from.tradeDate}?${to.tradeDate}`)
      return agrees
    },
    send: async (day) => {
      steps.push(`sent ${day?.tradeDate ?? 'at once'}`)
      const answer = left.shift()
      if (answer === undefined || answer === 'lost') throw new Error('no connection')
      return answer
    },
  })
  return { end, steps }
}

test('an order before the cut-off is sent for the day that was shown, unasked', async () => {
  expect(await sent('20260311145959', [taken])).toEqual({
    end: { end: 'answered', answer: taken },
    steps: ['sent 20260311'],
  })
})

test('an order after the cut-off is not sent before the user agrees to the new day', async () => {
  expect((await sent('20260311150002', [taken])).steps).toEqual([
    '20260311?20260312',
    'sent 20260312',
  ])
  expect(await sent('20260311150002', [taken], { agrees: false })).toEqual({
    end: { end: 'turnedBack' },
    steps: ['20260311?20260312'],
  })
})

test('the provider’s refusal of the day becomes the same question, by whatever clock it refuses', async () => {
  expect((await sent('20260311145958', [moved, taken])).steps).toEqual([
    'sent 20260311',
    '20260311?20260312',
    'sent 20260312',
  ])
  const no = await sent('20260311145958', [moved], { agrees: false })
  expect(no.end).toEqual({ end: 'turnedBack' })
})

test('a day that is refused twice is not asked about for ever', async () => {
  const { end, steps } = await sent('20260311145958', [moved, moved])
  expect(end).toEqual({ end: 'answered', answer: moved })
  expect(steps.filter((step) => step.startsWith('sent'))).toHaveLength(2)
})

test('what is done at once has no day to ask about', async () => {
  expect((await sent('20260311150002', [taken], { agreed: null })).steps).toEqual(['sent at once'])
})

test('a lost answer is said as lost, whichever sending it was; other refusals are the caller’s', async () => {
  expect((await sent('20260311145958', ['lost'])).end).toEqual({ end: 'lost' })
  expect((await sent('20260311145958', [moved, 'lost'])).end).toEqual({ end: 'lost' })
  const wrong = refusal(RET.wrongTradingPassword)
  expect((await sent('20260311145958', [wrong])).end).toEqual({ end: 'answered', answer: wrong })
})
