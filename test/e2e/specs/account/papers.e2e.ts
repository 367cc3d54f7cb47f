import { expect, test } from 'vitest'
import { listPapers } from '#api/calls/papers/paper.ts'
import { queryTransactionList } from '#api/calls/transaction.ts'
import { myCenterPaths } from '#paths/my-center.ts'
import { onEachEngine } from '#test/e2e/journey.ts'
import { OtherDevice } from '#test/e2e/other-device.ts'
import { PaperFormPage, PapersPage } from '#test/e2e/pages/account/paper-pages.ts'
import { CenterHomePage } from '#test/e2e/pages/my-center-pages.ts'
import { TransactionDetailPage } from '#test/e2e/pages/transaction-detail-page.ts'
import { openProvider } from '#test/e2e/provider.ts'
import { transactionPaths } from '#paths/transaction.ts'

onEachEngine({ provider: openProvider, user: 'zhang' }, (journey) => {
  test('a statement is made, opened and shared, and its code is checked', async () => {
    const { host, provider } = journey()
    await host.control.open(myCenterPaths.centerHome.to())
    const papers = await (await new CenterHomePage(host).shown()).toPapers(new PapersPage(host))
    const made = await (await (await papers.begin('对账单')).make()).ready()
    const [paperNo, code] = [await made.line('编号'), await made.line('核验码')]
    expect(paperNo).toMatch(/^PZ20260311\d{6}$/)
    expect(await (await made.open()).pages()).toBe(1)
    await host.control.back()
    await made.shown()
    await made.share()
    const { shared } = await host.control.until((state) => state.shared !== null)
    const link = new URL(shared?.data['shareLink'] ?? '')
    expect(link.pathname).toBe('/static')
    expect(link.searchParams.get('url')).toMatch(/^\/documents\/papers\/[\w-]{32}\.pdf$/)

    await host.control.open(myCenterPaths.papers.to())
    const check = await (await new PapersPage(host).shown()).toCheck()
    await check.check(paperNo, code)
    expect(await check.states('对账单', '姓名')).toBe('张*明')
    expect(await check.states('对账单', '期末资产')).toMatch(/^[\d,]+\.\d{2} 元$/)
    // A forged one differs by one sign.
    await check.check(paperNo, `${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}`)
    await check.says('不是本公司出具的')
    const zhang = await OtherDevice.signIn(provider.client, 'zhang')
    const all = (await zhang.ask(listPapers, {})).papers
    expect(all.filter((it) => it.paperNo === paperNo)).toHaveLength(1)
  })

  test('an order’s confirmation is asked for on the order', async () => {
    const { host, provider } = journey()
    const zhang = await OtherDevice.signIn(provider.client, 'zhang')
    const asked = { page: 1, size: 1, kind: 'purchase', state: 'done' } as const
    const [bought] = (await zhang.ask(queryTransactionList, asked)).records
    const applyNo = bought?.applyNo ?? ''
    await host.control.open(transactionPaths.transactionDetail.to({ applyNo }))
    const order = await new TransactionDetailPage(host).shown()
    const form = await order.toConfirmation(new PaperFormPage(host))
    const made = await (await form.make()).ready()
    expect(await (await made.open()).pages()).toBe(1)
  })
})
