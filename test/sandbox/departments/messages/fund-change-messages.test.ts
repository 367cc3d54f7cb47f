import { expect, test } from 'vitest'
import { listFundEvents, queryFundOne } from '#api/calls/fund.ts'
import { ask, control, type Session } from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'
import { messagesAbout, watchFund } from './testing/messages.ts'

const { sandbox, wang, feng } = useSandbox(['wang', 'feng'])

const said = (session: Session, event: string) => messagesAbout(sandbox, session, event)
const watch = (fundCode: string, session: Session) => watchFund(sandbox, session, fundCode)

test('a changed risk rating must be sent to who watches the fund, and holds for orders and the chart', async () => {
  await watch('980501', wang)
  await control(sandbox, 'clock', { to: '20260518095959' })
  expect(await said(wang, 'riskRatingChanged')).toEqual([])
  await control(sandbox, 'clock', { to: '20260519120000' })
  const [message, ...others] = await said(wang, 'riskRatingChanged')
  expect([others, message?.time, message?.legal]).toEqual([[], '20260518100000', '1'])
  expect(message?.text).toMatch(/^禾岸稳健纯债债券.*，风险等级由 R2 调整为 R3，/)
  expect(message?.forward?.targetUrl).toContain('fundCode=980501')
  const fund = { fundCode: '980501' }
  expect((await ask(sandbox, queryFundOne, fund)).fundRiskLevel).toBe(3)
  expect((await ask(sandbox, listFundEvents, fund)).events).toContainEqual({
    date: '20260518',
    eventType: '4',
    content: '风险等级由 R2 调整为 R3',
  })
  expect(await said(feng, 'riskRatingChanged')).toEqual([])
  await control(sandbox, 'reset', {})
  expect((await ask(sandbox, queryFundOne, fund)).fundRiskLevel).toBe(2)
})

test('a limit of purchases is announced to who watches the fund, from the day on which it holds', async () => {
  await watch('980301', wang)
  await control(sandbox, 'clock', { to: '20260526120000' })
  const [message, ...others] = await said(wang, 'purchaseLimited')
  expect([others, message?.time, message?.legal]).toEqual([[], '20260525100000', '0'])
  expect(message?.text).toContain('每个账户每日买入不超过 50万元')
  expect(await ask(sandbox, queryFundOne, { fundCode: '980301' })).toMatchObject({
    applyStatus: 'limited',
    dailyLimit: '500000.00',
  })
})

test('a tax statement that is not there is asked for on the first of April, once', async () => {
  await control(sandbox, 'clock', { to: '20260402120000' })
  const [message, ...others] = await said(feng, 'taxInfoAsked')
  expect([others, message?.time, message?.legal]).toEqual([[], '20260401100000', '1'])
  expect(message?.forward?.targetUrl).toBe('/myCenter/personalTax?part=crs')
  expect(await said(wang, 'taxInfoAsked')).toEqual([])
})
