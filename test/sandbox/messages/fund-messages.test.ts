import { expect, test } from 'vitest'
import { syncWatched } from '#api/calls/funds/watch.ts'
import { listMessages } from '#api/calls/message.ts'
import { queryAllFundName } from '#api/calls/fund.ts'
import { EMPTY_WATCH_LIST } from '#domain/watch/watch-list.ts'
import { ask, control, type Session } from '#test/sandbox/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox, wang, feng } = useSandbox(['wang', 'feng'], { now: '20251127120000' })

async function said(session: Session) {
  const { items } = await ask(sandbox, listMessages, { kind: 'fund', size: 50 }, session)
  return items.filter((it) => it.eventKey.startsWith('managerChanged '))
}

test('a change of managers is announced to who watches the fund, once', async () => {
  const { fundInfos } = await ask(sandbox, queryAllFundName, {})
  const changing = fundInfos.filter((it) => it.fundName.startsWith('禾岸灵活配置混合'))
  const [fundCode = ''] = changing.map((it) => it.fundCode)
  const star = { fundCode, on: true, at: 1, group: '', note: '', editedAt: 0 }
  await ask(sandbox, syncWatched, { ...EMPTY_WATCH_LIST, funds: [star], order: [] }, wang)
  await control(sandbox, 'clock', { to: '20251129095959' })
  expect(await said(wang)).toEqual([])
  await control(sandbox, 'clock', { to: '20251203120000' })
  const [message, ...others] = await said(wang)
  expect([others, message?.time]).toEqual([[], '20251129100000'])
  expect(message?.text).toMatch(/^禾岸灵活配置混合.*，基金经理变更为/)
  expect(message?.forward?.targetUrl).toContain(`fundCode=${fundCode}`)
  expect(await said(feng)).toEqual([])
})
