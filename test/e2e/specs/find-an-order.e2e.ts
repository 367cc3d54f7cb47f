import { expect, test } from 'vitest'
import { onEachEngine } from '#test/e2e/journey.ts'
import { HomePage } from '#test/e2e/pages/home-page.ts'
import { TransactionMainPage } from '#test/e2e/pages/transaction-main-page.ts'
import { openProvider } from '#test/e2e/provider.ts'

onEachEngine({ path: '/', provider: openProvider, user: 'qian' }, (journey) => {
  test('a user who opens one of many orders returns to the same place in the list', async () => {
    const { host } = journey()
    const list = await (await new HomePage(host).shown()).openOrders()
    await list.filter('交易类型', '买入')
    // The rows first: the number of orders that the filters show comes with them.
    const [first = ''] = await list.rows()
    const filters = await list.filters()
    await list.scrollDown(3_000)
    const view = await list.view()
    expect(view.join()).not.toContain(first)
    const order = await list.openInView()
    await order.atRest()
    await host.control.back()
    await (await new TransactionMainPage(host).shown()).atRest()
    expect(await list.view()).toEqual(view)
    await expect.poll(() => list.filters()).toBe(filters)

    // A reload keeps the filter, which is part of the address.
    await list.reload()
    await expect.poll(() => list.filters()).toBe(filters)
    expect((await list.address()).query).toEqual({ kind: 'purchase' })

    // With the keyboard alone, and without loading the page again.
    await host.browser.execute(() => void Object.assign(window, { stayed: true }))
    await (await list.openByKey()).atRest()
    expect(await host.browser.execute(() => 'stayed' in window)).toBe(true)
  })
})
