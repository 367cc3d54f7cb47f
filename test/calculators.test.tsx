// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { snowCalculatorPaths } from '#paths/snow-calculator.ts'
import { button, click, one, type } from '#ui/testing/in-page.tsx'
import { openApp, openProvider, type AppInPage } from './screens/testing/app-in-page.tsx'

let provider: Awaited<ReturnType<typeof openProvider>>
let app: AppInPage | null = null
beforeAll(async () => {
  provider = await openProvider()
  Element.prototype.scrollIntoView = () => {}
}, 60_000)
afterEach(async () => {
  sessionStorage.clear()
  await app?.close()
})
afterAll(() => provider.sandbox.stop())

const { snowCalculator, snowCalculatorResult } = snowCalculatorPaths
const text = () => document.body.textContent ?? ''

async function open(address: string): Promise<AppInPage> {
  app = await openApp(provider, address, null)
  await app.settle()
  return app
}
function input(field: string): HTMLInputElement {
  const found = one(`[id="calculator-${field}"] input`)
  if (!(found instanceof HTMLInputElement)) throw new Error(`${field} has no input`)
  return found
}
async function enter(field: string, entry: string): Promise<void> {
  await type(input(field), '')
  await type(input(field), entry)
}

async function compute(page: AppInPage): Promise<void> {
  await click(button('计算'))
  await page.settle()
}

it.each([
  ['8000', '缴存个人养老金更少', '-5,031.67'],
  ['36000', '基本持平', '+0.08'],
  ['200000', '缴存个人养老金更多', '+85,539.15'],
])('says of an income of %s that %s', async (taxable, verdict, gain) => {
  const page = await open(snowCalculator.to())
  await enter('taxable', taxable)
  await compute(page)
  expect(location.pathname + location.search).toBe(snowCalculatorResult.pattern)
  expect(text()).toContain(verdict)
  expect(text()).toContain(gain)
})

it('computes nothing beyond the yearly limit, and says why at the button', async () => {
  const page = await open(snowCalculator.to())
  await enter('paid', '12000.01')
  await compute(page)
  expect(location.pathname).toBe(snowCalculator.pattern)
  expect(text()).toContain('每年缴存为 1 至 12,000 元')
})

it('keeps what was entered over the way to the result and back', async () => {
  const page = await open(snowCalculator.to())
  await enter('taxable', '61234')
  await compute(page)
  await click(button('修改条件'))
  await page.settle()
  expect(input('taxable').value).toBe('61,234')
})
