import { expect, test } from 'vitest'
import { queryIncomeCalendar } from '#api/calls/asset.ts'
import { listMonthlyProfits, queryMonthlyReport } from '#api/calls/monthly-report.ts'
import { onEachEngine } from '#test/e2e/journey.ts'
import { OtherDevice } from '#test/e2e/other-device.ts'
import { HoldListPage, MonthlyReportHomePage } from '#test/e2e/pages/report-pages.ts'
import { openProvider } from '#test/e2e/provider.ts'

const MONTH = '202602'

onEachEngine({ provider: openProvider, user: 'zhang' }, (journey) => {
  test('a user finds the fund that lost in a month, and the same month by day', async () => {
    const { host, provider } = journey()
    const zhang = await OtherDevice.signIn(provider.client, 'zhang')
    const report = await zhang.ask(queryMonthlyReport, { month: MONTH })
    const { profits } = await zhang.ask(listMonthlyProfits, { month: MONTH })
    const worst = profits.at(-1)
    const calendar = await zhang.ask(queryIncomeCalendar, { month: MONTH })

    await host.control.open('/asset/holdList')
    const home = await (await new HoldListPage(host).shown()).openReport()
    await home.nativeTitle('2026年2月月报')
    expect(await home.line('期初资产')).toBe(report.openingAsset)
    expect(await home.line('加：收益')).toBe(report.profit)
    expect(await home.line('期末资产')).toBe(report.closingAsset)
    expect(await home.fund('本月亏损最多')).toContain(worst?.fundName)

    const list = await (await home.openProfits()).leastFirst()
    expect(await list.first()).toEqual({ name: worst?.fundName, profit: worst?.profit })
    await host.control.back()
    const again = await new MonthlyReportHomePage(host).shown()
    const days = await again.openDays()
    expect(await days.monthIncome(2)).toBe(report.profit)
    expect(report.profit).toBe(calendar.monthIncome)

    // A bar leads to its month, and a reload stays there.
    await host.control.back()
    const other = await (await new MonthlyReportHomePage(host).shown()).chooseBar('1月')
    await other.reload()
    await other.nativeTitle('2026年1月月报')
    const january = await zhang.ask(queryMonthlyReport, { month: '202601' })
    await expect.poll(() => other.line('期末资产')).toBe(january.closingAsset)
  })
})
