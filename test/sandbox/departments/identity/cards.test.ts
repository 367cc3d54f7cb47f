import { expect, test } from 'vitest'
import { queryHolding } from '#api/calls/asset.ts'
import { listBankCards } from '#api/calls/bank.ts'
import { ask, buy, control, signIn, type Session } from '#test/sandbox/testing/test-client.ts'
import { fastRedeem, sell } from '#test/sandbox/departments/trading/testing/sales.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox } = useSandbox()

const unbindBlock = async (session: Session) =>
  (await ask(sandbox, listBankCards, {}, session)).cards[0]?.unbindBlock

const at = (to: string) => control(sandbox, 'clock', { to })

test('a card stays tied while an order, shares or money are under way', async () => {
  const xu = await signIn(sandbox, 'xu')
  const place = { fundCode: '980301', bankSerial: 'xu-1' }
  expect(await unbindBlock(xu)).toBe('')
  expect((await buy(sandbox, xu, { ...place, amount: '1000.00' })).retCode).toBe(0)
  expect(await unbindBlock(xu)).toBe('该卡有在途交易，暂不能解绑')
  await at('20260312100000')
  expect(await unbindBlock(xu)).toBe('该卡名下有基金份额，暂不能解绑')
  await at('20260313100000')
  const { usableShares: shares } = await ask(sandbox, queryHolding, { fundCode: '980301' }, xu)
  expect((await sell(sandbox, xu, { ...place, shares })).retCode).toBe(0)
  await at('20260316100000')
  expect(await unbindBlock(xu)).toBe('该卡有款项未到账，暂不能解绑')
  await at('20260331100000')
  expect(await unbindBlock(xu)).toBe('')
})

test('a card stays tied while income of its sold shares is outstanding', async () => {
  const shen = await signIn(sandbox, 'shen')
  const place = { fundCode: '001386', bankSerial: 'shen-1' }
  expect((await buy(sandbox, shen, { ...place, amount: '1000.00' })).retCode).toBe(0)
  await at('20260320100000')
  expect((await fastRedeem(sandbox, shen, '1000.00', 'shen-1')).retCode).toBe(0)
  expect(await unbindBlock(shen)).toBe('该卡名下有基金份额，暂不能解绑')
})
