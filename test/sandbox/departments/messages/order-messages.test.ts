import { expect, test } from 'vitest'
import { listMessages } from '#api/calls/message.ts'
import { ask, buy, control, type Session } from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox, qian } = useSandbox(['qian'])

const said = async (user: Session, kind: 'trade') =>
  (await ask(sandbox, listMessages, { kind, size: 50 }, user)).items

test('an order that the provider cancels is announced once, with its reason, and leads to the order', async () => {
  const wish = { fundCode: '980303', amount: '1000.00', bankSerial: 'qian-1' }
  const { applyNo } = await buy(sandbox, qian, wish)
  await control(sandbox, 'event', {
    kind: 'providerCancelled',
    userId: 'qian',
    fundCode: '980303',
  })
  const messages = (await said(qian, 'trade')).filter((it) =>
    it.eventKey.startsWith('orderCancelled '),
  )
  expect(messages).toHaveLength(1)
  const [message] = messages
  expect(message).toMatchObject({ legal: '1', title: '买入已撤单' })
  expect(message?.text).toContain('由销售机构撤销')
  expect(message?.forward?.targetUrl).toContain(applyNo)
})

test('a purchase whose payment was unknown is announced once it is accepted', async () => {
  const wish = { fundCode: '980303', amount: '1000.48', bankSerial: 'qian-1' }
  const { applyNo } = await buy(sandbox, qian, wish)
  await control(sandbox, 'clock', { to: '20260311143000' })
  const found = (await said(qian, 'trade')).find((it) => it.eventKey === `orderPaid ${applyNo}`)
  expect(found?.text).toContain('申请已受理')
})
