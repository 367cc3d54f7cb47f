import { expect, test } from 'vitest'
import { queryTransactionDetail, queryTransactionList } from '#api/calls/transaction.ts'
import { dealPaths } from '#paths/deal.ts'
import { TRADING_PASSWORD } from '#test/sandbox/people/personas.ts'
import { onEachEngine } from '#test/e2e/journey.ts'
import { OtherDevice } from '#test/e2e/other-device.ts'
import { DealResultPage } from '#test/e2e/pages/deal-result-page.ts'
import { PurchasePage } from '#test/e2e/pages/purchase-page.ts'
import { openProvider } from '#test/e2e/provider.ts'

const FUND = { code: '980301', contract: 'contract-980301' }

onEachEngine({ provider: openProvider, user: 'zhang' }, (journey) => {
  test('a document that changes after it was read is read again, and the order has the text that was agreed to', async () => {
    const { host, provider, openAs } = journey()
    const { client } = provider
    await openAs('zhang', dealPaths.purchase.to({ fundCode: FUND.code, isCheckedPre: '1' }))
    const form = await new PurchasePage(host).shown()
    await (await form.enterAmount('1000')).agree()

    await client.reviseAgreement(FUND.contract)
    await form.confirmChanged('文件有更新')
    await expect.poll(() => form.agreed()).toBe(false)
    expect(await client.orders()).toMatchObject({ total: 0 })
    await form.agreeAgain()
    const password = await form.confirm()

    // It changes once more while the password is typed: the provider refuses the order.
    await client.reviseAgreement(FUND.contract)
    await form.refusedFor(password, TRADING_PASSWORD, '有更新，请重新阅读并同意')
    await expect.poll(() => form.agreed()).toBe(false)
    expect(await client.orders()).toMatchObject({ total: 0 })
    await form.agreeAgain()
    const result = await (
      await (await form.confirm()).enter(TRADING_PASSWORD, DealResultPage)
    ).says('买入申请已提交')

    // Whatever is published since, the order shows what was agreed to.
    await client.reviseAgreement(FUND.contract)
    const order = await result.openOrder()
    expect(await order.agreedText('基金合同')).toContain('第 2 次修订')
    const device = await OtherDevice.signIn(client, 'zhang')
    const asked = { page: 1, size: 1 }
    const [newest] = (await device.ask(queryTransactionList, asked)).records
    const { agreements } = await device.ask(queryTransactionDetail, {
      applyNo: newest?.applyNo ?? '',
    })
    expect(agreements).toHaveLength(3)
  })
})
