import { expect, test } from 'vitest'
import * as v from 'valibot'
import { sensorLog3rd } from '#api/calls/track.ts'
import { endpoints } from '#api/contract.ts'
import { screens } from '#app/router/screens.ts'
import { trackedEvent } from '#domain/tracking/event.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'
import { call, control } from '#test/sandbox/testing/test-client.ts'
import { FUNNELS } from './funnels.ts'

const { sandbox } = useSandbox()
const at = 1_700_000_000_000
const steps = FUNNELS.flatMap((funnel) =>
  funnel.steps.map((step) => ({ of: funnel.title, ...step })),
)
const rows = new Set<unknown>(screens.map(({ path }) => path))
const calls = new Set<unknown>(endpoints.map(({ name }) => name))

/** The fields of an event besides those that make it the step. */
const REST: Readonly<Record<string, object>> = {
  page_view: { from: '' },
  click: { row: '/' },
  exposure: { row: '/', id: 'hero', page: 'p-spring' },
  act: { row: '/' },
  gate: { row: '/', block: 'noRiskTest' },
}

test.each(steps)('$of, $title: the step is an event that pages send', ({ event }) => {
  const whole = { at, ...REST[String(event['name'])], ...event }
  expect(v.safeParse(trackedEvent, whole).success).toBe(true)
  const { row, call: name } = event
  expect(row === undefined || rows.has(row)).toBe(true)
  expect(name === undefined || calls.has(name)).toBe(true)
})

test('a funnel counts the events of each step, and none of a refused act', async () => {
  const events = [
    { name: 'page_view', at, row: '/authentic', from: '' },
    { name: 'act', at, row: '/authentic/authBank', call: 'authMsgSend', code: 0 },
    { name: 'act', at, row: '/authentic/authBank', call: 'authMsgSend', code: 0 },
    { name: 'act', at, row: '/authentic/authBank', call: 'authAddCardAndCRS', code: 2110 },
  ]
  for (const event of events) await call(sandbox, sensorLog3rd, { event: JSON.stringify(event) })
  const read = v.object({
    funnels: v.array(
      v.object({
        id: v.string(),
        steps: v.array(v.object({ title: v.string(), times: v.number() })),
      }),
    ),
  })
  const { funnels } = v.parse(read, await control(sandbox, 'funnels'))
  const opening = funnels.find(({ id }) => id === 'opening')
  expect(opening?.steps.filter(({ times }) => times > 0)).toMatchObject([
    { title: '开户说明', times: 1 },
    { title: '发送验证码', times: 2 },
  ])
})
