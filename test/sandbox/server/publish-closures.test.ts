import * as v from 'valibot'
import { expect, test } from 'vitest'
import { queryTradingCalendar } from '#api/calls/funds/trading-calendar.ts'
import { ask, control } from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox } = useSandbox()
const outbox = v.object({ outbox: v.array(v.object({ title: v.string(), text: v.string() })) })
const moved = async () =>
  v
    .parse(outbox, await control(sandbox, 'outbox'))
    .outbox.filter(({ title }) => title.includes('日期有变'))
const DAYS = ['20270104', '20270105', '20270209', '20270210', '20270211', '20270212']

test('a published year moves promised days once and is known from then on', async () => {
  await control(sandbox, 'clock', { to: '20261230100000' })
  const before = await ask(sandbox, queryTradingCalendar, {})
  expect(before).toMatchObject({ publishedUntil: '20261231' })
  expect(await control(sandbox, 'closures', { year: '2027', days: DAYS })).toMatchObject({
    publishedUntil: '20271231',
  })
  expect(await ask(sandbox, queryTradingCalendar, {})).toMatchObject({ publishedUntil: '20271231' })
  const messages = await moved()
  expect(messages.length).toBeGreaterThan(0)
  expect(await control(sandbox, 'closures', { year: '2027', days: DAYS })).toMatchObject({
    publishedUntil: '20271231',
    plans: 0,
    orders: 0,
  })
  expect(await moved()).toEqual(messages)
})

test.each([
  [{ year: '2028', days: [] }, 'year: 2027 is the next to be published'],
  [{ year: '2027', days: ['20280104'] }, 'closures: 20280104 is not in 2027'],
  [{ year: '2027', days: ['20270102'] }, 'closures: 20270102 is a weekend, which is always closed'],
])('refuses the closures %j: %s', async (wish, error) => {
  expect(await control(sandbox, 'closures', wish)).toMatchObject({ error })
})
