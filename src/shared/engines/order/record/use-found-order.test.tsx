// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { consent } from '#platform/consent.ts'
import { trackTo } from '#platform/tracking/track.ts'
import { inPage } from '#ui/testing/in-page.tsx'
import { dropSent, saveSent } from '#shared/engines/order/value/sent-order.ts'
import { useFoundOrder } from './use-found-order.ts'

const SENT = { subject: '禾岸灵活配置混合A', amount: '1,000.00', unit: '元' } as const

interface Props {
  readonly what: 'purchase' | 'plan' | null
  readonly placed: boolean
}

function Result({ what, placed }: Props) {
  useFoundOrder(what, 'A1', placed)
  return null
}

let calls: string[] = []
beforeEach(() => {
  sessionStorage.clear()
  consent.answer = 'agreed'
  calls = []
  trackTo(({ signal }) => {
    if (signal.name === 'answered') calls.push(signal.call)
  })
})

async function see(what: Props['what'], ...answers: readonly boolean[]) {
  const page = await inPage(<Result what={what} placed={answers[0] === true} />)
  for (const placed of answers.slice(1)) await page.rerender(<Result what={what} placed={placed} />)
  await page.unmount()
}

test.each([
  ['purchase', 'applyByEncriptTransPwd'],
  ['plan', 'createPlan'],
] as const)('a %s whose answer was lost is told once it is found', async (what, call) => {
  saveSent('A1', SENT)
  await see(what, false, false)
  expect(calls).toEqual([])
  await see(what, false, true, true)
  expect(calls).toEqual([call])
})

test('what was answered, or looked at again, is not reported a second time', async () => {
  await see('purchase', false, true)
  saveSent('A1', SENT)
  await see('purchase', true)
  dropSent('A1')
  await see('purchase', true)
  expect(calls).toEqual(['applyByEncriptTransPwd'])
})

test('an order of another kind is nothing to tell', async () => {
  saveSent('A1', SENT)
  await see(null, true)
  expect(calls).toEqual([])
})
