// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { pensionZonePaths as zone } from '#paths/pension/pension-zone.ts'
import { snowCalculatorPaths } from '#paths/pension/snow-calculator.ts'
import { syncClock } from '#platform/clock.ts'
import { button, click, one, type } from '#ui/testing/in-page.tsx'
import { control } from '#test/sandbox/testing/test-client.ts'
import { openApp, openProvider, type AppInPage } from '#test/screens/testing/app-in-page.tsx'

let provider: Awaited<ReturnType<typeof openProvider>>
let app: AppInPage | null = null
beforeAll(async () => {
  provider = await openProvider()
  Element.prototype.scrollIntoView = () => {}
})
afterEach(async () => {
  sessionStorage.clear()
  await app?.close()
})
afterAll(() => provider.sandbox.stop())

const { snowCalculator, snowCalculatorResult } = snowCalculatorPaths
const text = () => document.body.textContent ?? ''

async function open(address: string): Promise<AppInPage> {
  // These screens ask the provider for nothing, so that nothing else sets the clock.
  syncClock('20260311100000')
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

it('computes the exact way in five steps, and resumes at what was entered', async () => {
  const page = await open(zone.pensionTaxNewCalculatorWelcome.to())
  await click(button('开始'))
  await page.settle()
  const next = async (entries: Readonly<Record<string, string>>, act = '下一步') => {
    for (const [field, entry] of Object.entries(entries)) await enter(field, entry)
    await click(button(act))
    await page.settle()
  }
  await next({ salary: '20000', bonus: '60000' })
  await next({ insurance: '4000' })
  await enter('children', '1')
  await click(one('[id="calculator-parents"] label:nth-of-type(2) input'))
  await next({})
  await next({ other: '0' })
  await next({ paid: '12000' }, '计算')
  expect(location.pathname).toBe(zone.pensionTaxNewCalculatorResult.pattern)
  for (const shown of ['1,200.00', '10,470.00', '9,270.00', '12,000.00 元按 10%', '840.00']) {
    expect(text()).toContain(shown)
  }
  await app?.close()
  await open(zone.pensionTaxNewCalculatorWelcome.to())
  expect(button('继续上次')).toBeDefined()
})

it('says honestly that there is no tax to save, and what is due later', async () => {
  const page = await open(zone.pensionTaxNewCalculatorHome.to())
  await enter('taxable', '0')
  await compute(page)
  expect(text()).toContain('没有可抵的税，领取时仍缴 3%')
  expect(text()).toContain('-360.00')
})

it('refuses more than the rest of the year', async () => {
  const page = await open(zone.pensionTaxNewCalculator.to({ step: '5' }))
  await enter('contributed', '5000')
  await enter('paid', '7001')
  await click(button('计算'))
  await page.settle()
  expect(text()).toContain('今年再缴存为 1 至 7,000 元')
})

it('takes no payment once the quota of the year is used', async () => {
  const page = await open(zone.pensionTaxNewCalculator.to({ step: '5' }))
  await enter('contributed', '12000')
  await page.settle()
  expect(text()).toContain('今年的额度已用完，次年 1 月 1 日重新计算')
  await click(button('计算'))
  await page.settle()
  expect(location.pathname).toBe(zone.pensionTaxNewCalculator.pattern)
})

it.each([
  ['194601', '已达领取年龄'],
  ['196503', '已达领取年龄'],
  ['196601', '今年达到领取年龄'],
])('has no years to pay in for who was born in %s: %s', async (birth, title) => {
  sessionStorage.setItem(
    'draft:calculator-snow',
    JSON.stringify({
      birth,
      group: 'man',
      taxable: '100000',
      growth: '0',
      paid: '12000',
      rate: '3',
    }),
  )
  await open(snowCalculatorResult.to())
  expect(text()).toContain(title)
})

async function openOn(time: string, address: string): Promise<AppInPage> {
  await control(provider.sandbox, 'clock', { to: time })
  syncClock(time)
  app = await openApp(provider, address, null)
  await app.settle()
  return app
}

describe('a sole trader', () => {
  const choose = async (order: number) => {
    await click(one(`[id="calculator-income"] label:nth-of-type(${order}) input`))
  }

  it('is told half the tax, what the payment saves of it, and by which law', async () => {
    const page = await open(zone.pensionTaxNewCalculatorHome.to())
    await choose(3)
    await enter('taxable', '100000')
    await compute(page)
    for (const shown of ['4,750.00', '1,100.00', '740.00', '2023年第12号', '只适用于个体工商户']) {
      expect(text()).toContain(shown)
    }
  })

  it('is told where the payment costs more than it saves', async () => {
    const page = await open(zone.pensionTaxNewCalculatorHome.to())
    await choose(3)
    await enter('taxable', '30000')
    await compute(page)
    for (const shown of ['现在少缴的税比领取时要缴的少', '300.00', '-60.00']) {
      expect(text()).toContain(shown)
    }
  })

  it('is no partner, whose tax is not halved', async () => {
    const page = await open(zone.pensionTaxNewCalculatorHome.to())
    await choose(4)
    await enter('taxable', '100000')
    await compute(page)
    for (const shown of ['9,500.00', '2,200.00', '1,840.00']) expect(text()).toContain(shown)
    expect(text()).not.toContain('个体工商户减半')
  })
})

it('computes the quick way from a salary too, and takes the payment by dragging', async () => {
  const page = await open(zone.pensionTaxNewCalculatorHome.to())
  await click(one('[id="calculator-income"] label:nth-of-type(1) input'))
  await enter('salary', '9000')
  const slider = one('input[type="range"]')
  expect([slider.getAttribute('min'), slider.getAttribute('max')]).toEqual(['0', '12000'])
  await compute(page)
  // 48,000 a year after 60,000.
  expect(text()).toContain('1,200.00')
  expect(text()).toContain('没有专项附加扣除')
})

describe('after the last year whose rules are known', () => {
  it('computes by them and says so, or settles the year before', async () => {
    const page = await openOn('20270101100000', zone.pensionTaxNewCalculatorHome.to())
    await click(one('[id="calculator-year"] label:nth-of-type(1) input'))
    await enter('taxable', '48000')
    await compute(page)
    expect(text()).toContain('1,200.00')
    expect(text()).toContain('按 2026 年已知规定计算')
    await click(button('修改条件'))
    await page.settle()
    await click(one('[id="calculator-year"] label:nth-of-type(2) input'))
    await compute(page)
    expect(text()).toContain('2026 年可少缴')
    expect(text()).toContain('只能扣除 2026 年 12 月 31 日前已到账的缴存额')
    expect(text()).not.toContain('已知规定')
  })

  it('settles no year before after June', async () => {
    await openOn('20270701100000', zone.pensionTaxNewCalculatorHome.to())
    expect(document.querySelector('[id="calculator-year"]')).toBeNull()
  })
})

it('opens no result of entries that are not complete', async () => {
  await open(zone.pensionTaxNewCalculatorResult.to({}))
  expect(location.pathname).toBe(zone.pensionTaxNewCalculator.pattern)
})

it('computes what the insurance of 2018 saves, and says that it is closed', async () => {
  const page = await open(zone.pensionTaxCalculator.to())
  expect(text()).toContain('已停止新投保')
  await enter('monthly', '30000')
  await compute(page)
  for (const shown of ['2,400.00', '1,000.00', '900.00']) expect(text()).toContain(shown)
})
