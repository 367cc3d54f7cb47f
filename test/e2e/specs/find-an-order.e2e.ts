import { expect, test } from 'vitest'
import { onEachEngine } from '#test/e2e/journey.ts'
import { HomePage } from '#test/e2e/pages/home-page.ts'
import { TransactionMainPage } from '#test/e2e/pages/transaction-main-page.ts'
import { openProvider } from '#test/e2e/provider.ts'

onEachEngine({ provider: openProvider, user: 'qian' }, (journey) => {
  test('who looks at one of many orders comes back to the same place in the list', async () => {
    const { host } = journey()
    const list = await (await new HomePage(host).shown()).openOrders()
    await list.filter('交易类型', '买入')
    const filters = await list.filters()
    const [first = ''] = await list.rows()
    await list.scrollDown(3_000)
    const view = await list.view()
    expect(view.join()).not.toContain(first)
    const order = await list.openInView()
    await order.atRest()
    await host.control.back()
    await (await new TransactionMainPage(host).shown()).atRest()
    expect(await list.view()).toEqual(view)
    expect(await list.filters()).toBe(filters)

    // A reload keeps the filter: it stands in the address.
    await list.reload()
    expect(await list.filters()).toBe(filters)
    expect((await list.address()).query).toEqual({ kind: 'purchase' })
  })
})
