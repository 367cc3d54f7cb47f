import { expect, test } from 'vitest'
import { queryAllFundName } from '#api/calls/fund.ts'
import { ask, control, type Session } from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'
import { messagesAbout, watchFund } from './testing/messages.ts'

const { sandbox, wang, feng, zhang } = useSandbox(['wang', 'feng', 'zhang'], {
  now: '20251127120000',
})

const said = (session: Session, event = 'managerChanged') => messagesAbout(sandbox, session, event)
const watch = (fundCode: string, session: Session) => watchFund(sandbox, session, fundCode)

test('a change of managers is announced to who watches the fund, once', async () => {
  const { fundInfos } = await ask(sandbox, queryAllFundName, {})
  const changing = fundInfos.filter((it) => it.fundName.startsWith('禾岸灵活配置混合'))
  const [fundCode = ''] = changing.map((it) => it.fundCode)
  await watch(fundCode, wang)
  await control(sandbox, 'clock', { to: '20251129095959' })
  expect(await said(wang)).toEqual([])
  await control(sandbox, 'clock', { to: '20251203120000' })
  const [message, ...others] = await said(wang)
  expect([others, message?.time]).toEqual([[], '20251129100000'])
  expect(message?.text).toMatch(/^禾岸灵活配置混合.*，基金经理变更为/)
  expect(message?.forward?.targetUrl).toContain(`fundCode=${fundCode}`)
  expect(await said(feng)).toEqual([])
})

test('the start of a watched fund is announced on its day, once', async () => {
  await watch('980407', wang)
  await control(sandbox, 'clock', { to: '20260112095959' })
  expect(await said(wang, 'fundStarted')).toEqual([])
  await control(sandbox, 'clock', { to: '20260114120000' })
  const [message, ...others] = await said(wang, 'fundStarted')
  expect([others, message?.time, message?.title]).toEqual([[], '20260112100000', '基金成立'])
  expect(message?.text).toBe('禾岸新能源产业指数A，基金合同自 2026-01-12 起生效')
  expect(message?.forward?.targetUrl).toContain('fundCode=980407')
  expect(await said(feng, 'fundStarted')).toEqual([])
})

test('a dividend of a watched fund is announced to who does not hold it, once', async () => {
  for (const session of [wang, zhang]) await watch('980501', session)
  await control(sandbox, 'clock', { to: '20260320195959' })
  expect(await said(wang, 'dividendPaid')).toEqual([])
  await control(sandbox, 'clock', { to: '20260320210000' })
  await control(sandbox, 'clock', { to: '20260324210000' })
  const [message, ...others] = await said(wang, 'dividendPaid')
  expect([others, message?.title, message?.legal]).toEqual([[], '基金分红', '0'])
  expect(message?.text).toMatch(/^禾岸稳健纯债债券.*，每份现金分红 0\.\d{4} 元$/)
  expect(message?.forward?.targetUrl).toContain('fundCode=980501')
  expect(await said(zhang, 'dividendPaid')).toEqual([])
  expect(await said(feng, 'dividendPaid')).toEqual([])
})
