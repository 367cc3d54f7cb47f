import { expect, test } from 'vitest'
import { pensionZonePaths } from '#paths/pension/pension-zone.ts'
import { snowCalculatorPaths } from '#paths/pension/snow-calculator.ts'
import { onEachEngine } from '#test/e2e/journey.ts'
import { CalculatorPage, CalculatorResultPage } from '#test/e2e/pages/calculator-pages.ts'
import { openProvider } from '#test/e2e/provider.ts'

onEachEngine({ provider: openProvider, user: 'zhang' }, (journey) => {
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

  /** What the app's menu shares of the page in view: an address without a figure of the user. */
  async function shares(path: string): Promise<void> {
    const { host } = journey()
    const { shareMenu } = await host.control.until(
      (state) => new URL(state.shareMenu?.shareLink ?? 'x:').pathname === path,
    )
    expect(new URL(shareMenu?.shareLink ?? '').search).toBe('')
    expect(JSON.stringify(shareMenu)).not.toMatch(/\d[\d,]*\.\d\d|200,?000|30,?000/)
  }

  test('a user computes what a payment saves by the quick way, and shares the calculator alone', async () => {
    const { pensionTaxNewCalculatorHome } = pensionZonePaths
    const entries = { 年应纳税所得额: '200000', 今年缴存: '12000' }
    await compute(pensionTaxNewCalculatorHome.to(), entries, '2,400.00')
    await shares(pensionTaxNewCalculatorHome.pattern)
  })

  test('a user computes what the insurance of 2018 saves, and shares the calculator alone', async () => {
    const { pensionTaxCalculator } = pensionZonePaths
    await compute(pensionTaxCalculator.to(), { 税前月收入: '30000' }, '2,400.00')
    await shares(pensionTaxCalculator.pattern)
  })

  test('a user computes years of saving, changes an entry, and shares the calculator alone', async () => {
    const { snowCalculator } = snowCalculatorPaths
    const result = await compute(snowCalculator.to(), { 年应纳税所得额: '200000' }, '+85,539.15')
    await shares(snowCalculator.pattern)
    const form = await result.change()
    await form.enter('年应纳税所得额', '8000')
    await (await form.compute()).says('-5,031.67')
  })
})
