import { expect, test } from 'vitest'
import { pensionZonePaths } from '#paths/pension/pension-zone.ts'
import { snowCalculatorPaths } from '#paths/pension/snow-calculator.ts'
import { onEachEngine } from '#test/e2e/journey.ts'
import { CalculatorPage, CalculatorResultPage } from '#test/e2e/pages/pension-pages.ts'
import { openProvider } from '#test/e2e/provider.ts'

/** A sum, and what is entered below. */
const FIGURES = /\?|\d[\d,]*\.\d\d|200,?000|30,?000|12,?000/

onEachEngine({ path: '/', provider: openProvider, user: 'zhang' }, (journey) => {
  /** Opens a calculator, enters figures, computes, and changes them again. */
  async function compute(
    address: string,
    entries: Readonly<Record<string, string>>,
    saved: string,
  ): Promise<CalculatorResultPage> {
    const { host } = journey()
    await host.control.open(address)
    const form = await new CalculatorPage(host).shown()
    for (const [label, figure] of Object.entries(entries)) await form.enter(label, figure)
    const result = await (await form.compute()).says(saved)
    await result.reload()
    return result.says(saved)
  }

  /** Returns what the app's menu shares of a result that leads to this path. */
  async function shared(path: string): Promise<string> {
    const { host } = journey()
    const { shareMenu } = await host.control.until(
      (state) => new URL(state.shareMenu?.shareLink ?? 'x:').pathname === path,
    )
    return JSON.stringify(shareMenu)
  }

  test('a user computes what a payment saves by the quick way, and shares the calculator alone', async () => {
    const { pensionTaxNewCalculatorHome } = pensionZonePaths
    const entries = { 年应纳税所得额: '200000', 今年缴存: '12000' }
    await compute(pensionTaxNewCalculatorHome.to(), entries, '2,400.00')
    expect(await shared(pensionTaxNewCalculatorHome.pattern)).not.toMatch(FIGURES)
  })

  test('a user computes what the insurance of 2018 saves, and shares the calculator alone', async () => {
    const { pensionTaxCalculator } = pensionZonePaths
    await compute(pensionTaxCalculator.to(), { 税前月收入: '30000' }, '2,400.00')
    expect(await shared(pensionTaxCalculator.pattern)).not.toMatch(FIGURES)
  })

  test('a user computes years of saving, changes an entry, and shares the calculator alone', async () => {
    const { snowCalculator } = snowCalculatorPaths
    const result = await compute(snowCalculator.to(), { 年应纳税所得额: '200000' }, '+85,539.15')
    expect(await shared(snowCalculator.pattern)).not.toMatch(FIGURES)
    const form = await result.change()
    await form.enter('年应纳税所得额', '8000')
    await (await form.compute()).says('-5,031.67')
  })
})
