// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { countFunds, listFundRules, queryFundList } from '#api/calls/fund-rule.ts'
import { alipayFixedPlusPaths } from '#paths/funds/alipay-fixed-plus.ts'
import { fixedPlusPaths } from '#paths/funds/fixed-plus.ts'
import { brightSpotFundsPaths } from '#paths/funds/bright-spot-funds.ts'
import { companySelectFundPaths } from '#paths/funds/company-select-fund.ts'
import { easySelectFundPaths } from '#paths/funds/easy-select-fund.ts'
import { refusedWords } from '#domain/publicity/words.ts'
import { button, click, eventually, field, type as typeInto } from '#ui/testing/in-page.tsx'
import { ask, control } from './sandbox/testing/test-client.ts'
import { openApp, openProvider, type AppInPage } from './screens/testing/app-in-page.tsx'

let provider: Awaited<ReturnType<typeof openProvider>>
let app: AppInPage | null = null
beforeAll(async () => {
  provider = await openProvider()
  // Computes the figures of all funds once: seconds on a busy machine.
  await ask(provider.sandbox, listFundRules)
})
beforeEach(() => {
  localStorage.clear()
})
afterEach(async () => {
  await control(provider.sandbox, 'faults', { call: '*', kind: 'none' })
  await app?.close()
  app = null
})
afterAll(() => provider.sandbox.stop())

async function shown(address: string, user: string | null = null): Promise<string> {
  app = await openApp(provider, address, user)
  return app.text()
}

const tap = async (name: string) => {
  const found = [...document.querySelectorAll<HTMLElement>('button, a, [role=tab]')].find(
    ({ textContent }) => textContent.trim().startsWith(name),
  )
  if (found === undefined) throw new Error(`nothing to tap is called ${name}`)
  await click(found)
}
const links = () =>
  [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? '')

const { easySelectHome, easySelectResult } = easySelectFundPaths

describe('conditions to tap', () => {
  it('are counted once the taps rest, and an older answer is dropped', async () => {
    const asked = { ruleId: 'pick', type: '3', maxDrawdown: '5' }
    const { total } = await ask(provider.sandbox, countFunds, asked)
    await shown(easySelectHome.to())
    const late = { call: 'countFunds', kind: 'slow', ms: 600, times: 1 }
    await control(provider.sandbox, 'faults', late)
    await tap('债券型')
    // Its count is under way, and slow, when the next tap comes.
    await eventually(() => expect(provider.isBusy()).toBe(true))
    await tap('5% 以内')
    await eventually(() => button(`查看 ${total} 只`))
    await app?.settle()
    expect(button(`查看 ${total} 只`)).toBeDefined()
    expect(location.search).toBe('?q=type-3_fall-5')
  })

  it('show no count while they are being counted', async () => {
    await shown(easySelectHome.to())
    await tap('债券型')
    expect(button('查看结果')).toBeDefined()
  })

  it('that leave none say which to drop, with how many there are then', async () => {
    const q = 'type-1_fall-5'
    const text = await shown(easySelectHome.to({ q }))
    expect(text).toContain('没有符合条件的基金')
    const { total } = await ask(provider.sandbox, countFunds, {
      ruleId: 'pick',
      maxDrawdown: '5',
    })
    expect(text).toContain(`去掉“股票型”后有 ${total} 只`)
    await tap('去掉')
    await eventually(() => button(`查看 ${total} 只`))
  })

  it.each([
    ['wang', '1'],
    ['zhang', '1,2,3'],
  ])('of %s are counted up to the own class, whatever the address says', async (user, risk) => {
    const text = await shown(easySelectHome.to({ q: 'risk-5' }), user)
    const { total } = await ask(provider.sandbox, countFunds, { ruleId: 'pick', risk })
    expect(text).toContain(`查看 ${total} 只`)
    const above = [...document.querySelectorAll('button')].filter(({ textContent }) =>
      textContent.startsWith('R4'),
    )
    expect(above.map(({ disabled }) => disabled)).toEqual([true])
  })

  it('are saved on the device, five sets at most, and deleted again', async () => {
    const sets = ['type-3', 'type-4', 'fall-5', 'fall-10', 'plan-1', 'age-36']
    for (const q of sets) {
      await shown(easySelectHome.to({ q }))
      await tap('保存这组条件')
    }
    expect(app?.text()).toContain('最多保存 5 组')
    expect(await shown(easySelectHome.to())).toContain('5/5')
    await tap('可以定投')
    await app?.settle()
    await tap('删除这组条件')
    expect(app?.text()).toContain('4/5')
    expect(await shown(easySelectHome.to(), 'zhang')).not.toContain('4/5')
  })

  it('that were stored by hand are left out', async () => {
    const items = ['<b>', 'type-x', 'type-3', 'risk-1_risk-2']
    localStorage.setItem('fundConditions:guest', JSON.stringify({ owner: '', items }))
    expect(await shown(easySelectHome.to())).toContain('1/5')
  })

  it.each([
    ['sixty of them', Array.from({ length: 60 }, () => 'type-3').join('_'), '链接不完整或已失效'],
    ['markup', '<script>', '链接不完整或已失效'],
    ['one that is unknown', 'fall-11', '链接中的条件不适用'],
    ['two of one kind', 'risk-1_risk-2', '链接中的条件不适用'],
  ])('of an address with %s are refused', async (_, q, words) => {
    for (const { pattern } of [easySelectHome, easySelectResult]) {
      const text = await shown(`${pattern}?q=${encodeURIComponent(q)}`)
      expect(text).toContain(words)
      expect(text).not.toContain('口径')
    }
  })
})

describe('the funds that fit', () => {
  it('are as many as were promised, and more once a condition is removed', async () => {
    const text = await shown(easySelectResult.to({ q: 'type-3_fall-5' }))
    const asked = { ruleId: 'pick', type: '3', maxDrawdown: '5', page: 1, size: 1 }
    const { total } = await ask(provider.sandbox, queryFundList, asked)
    expect(text).toContain(`共 ${total} 只`)
    expect(text).toContain('筛选结果只列出事实，不构成投资建议')
    await tap('近3年最大回撤 5% 以内')
    await app?.settle()
    expect(location.search).toBe('?q=type-3')
  })

  it('that are none name the condition to drop', async () => {
    expect(await shown(easySelectResult.to({ q: 'type-1_fall-5' }))).toContain('去掉“股票型”后有')
  })

  it('are not listed for C0 above R1', async () => {
    await shown(easySelectResult.to({ q: 'risk-5' }), 'wang')
    const text = app?.text() ?? ''
    expect(text).toContain('R1')
    for (const code of ['R3', 'R4']) expect(text).not.toMatch(new RegExp(`型${code}`))
  })
})

describe('a bright spot', () => {
  it('says why, how many as of which day, and leads to the next', async () => {
    const { rules } = await ask(provider.sandbox, listFundRules, { group: 'spot' })
    const text = await shown(brightSpotFundsPaths.fundList.to())
    expect(text).toContain(rules[0]?.rule.why)
    expect(text).toContain(`共 ${rules[0]?.total} 只`)
    expect(text).toContain('数据截至 2026-03-10')
    await tap('下一个')
    await app?.settle()
    expect(location.search).toBe(`?spotId=${rules[1]?.rule.ruleId}`)
    expect(app?.text()).toContain(rules[1]?.rule.why)
  })

  it.each([
    ['spot-year-end', '展示至 2026-01-31'],
    ['spot-gone', '这个亮点已下线'],
  ])('%s is over and leads to the others', async (spotId, words) => {
    expect(await shown(brightSpotFundsPaths.fundList.to({ spotId }))).toContain(words)
    await tap('看看其他亮点')
    await app?.settle()
    expect(app?.text()).toContain('低波红利')
  })
})

describe('companies', () => {
  it('begin with the own one, and the last six that were opened come first', async () => {
    const { companySelectFundHome } = companySelectFundPaths
    const text = await shown(companySelectFundHome.to())
    expect(text.indexOf('本公司')).toBeLessThan(text.indexOf('云汐'))
    expect(text).not.toContain('最近看过')
    expect(text).not.toContain('规模')
    const opened = links().filter((to) => to.includes('companyId='))
    for (const to of opened.slice(0, 7)) await shown(to)
    await shown(companySelectFundHome.to())
    expect(
      links()
        .filter((to) => to.includes('companyId='))
        .slice(0, 6),
    ).toEqual(opened.slice(1, 7).toReversed())
  })

  it('are listed by letter, those without one cannot be tapped', async () => {
    const jumps: (string | undefined)[] = []
    Element.prototype.scrollIntoView = function noteJump(this: HTMLElement) {
      jumps.push(this.dataset['letter'])
    }
    await shown(companySelectFundPaths.allCompanyList.to({ letter: 'Y' }))
    expect(jumps).toEqual(['Y'])
    expect(document.querySelectorAll('[data-letter="Y"] a[href*="companyId="]')).toHaveLength(2)
    expect(button('B').disabled).toBe(true)
    expect(button('Y').disabled).toBe(false)
  })

  it('and funds are found by the same words, marked, and the words are remembered', async () => {
    await shown(companySelectFundPaths.companySelectFundSearch.to())
    await typeInto(field(), '松屿')
    await eventually(() => expect(location.search).toContain('words='))
    await app?.settle()
    const marks = [...document.querySelectorAll('mark')].filter((mark) => mark.textContent !== '')
    expect(new Set(marks.map(({ textContent }) => textContent))).toEqual(new Set(['松屿']))
    expect(app?.text()).toContain('松屿基金管理有限公司')
    const fund = [...document.querySelectorAll<HTMLElement>('a[href*="fundCode"]')][0]
    if (fund === undefined) throw new Error('no fund was found')
    await click(fund)
    expect(await shown(companySelectFundPaths.companySelectFundSearch.to())).toContain('最近搜索')
  })

  it.each([
    [{ companyId: 'C0' }, '没有这家公司'],
    [{ words: '<img src=x>' }, '没有符合条件的基金'],
  ])('of %j are not found', async (input, words) => {
    expect(await shown(companySelectFundPaths.companySelectFundSearch.to(input))).toContain(words)
    expect(document.querySelector('main img[src="x"]')).toBeNull()
  })
})

describe('固收+', () => {
  it.each([
    [fixedPlusPaths.fixedPlusHome.to(), '8.10'],
    [fixedPlusPaths.fixedPlusStrategy.to({ band: '30' }), '16.30'],
    [alipayFixedPlusPaths.alipayFixedPlusHome.to(), '在 App 中打开'],
    [alipayFixedPlusPaths.newFixedPlusHome.to(), '810.00'],
  ])('%s says what publicity allows, and no more', async (address, words) => {
    const text = await shown(address)
    expect(text).toContain(words)
    expect(refusedWords(text)).toEqual([])
  })

  it('of the payment app leads to no purchase, assessment or coins, whatever the address says', async () => {
    for (const path of Object.values(alipayFixedPlusPaths)) {
      const query = '?isCheckedPre=1&cfmTime=20260311100000&fundCode=980301'
      await shown(path.to() + query, 'zhang')
      expect(location.pathname).toBe(path.pattern)
      expect(links().length).toBeGreaterThan(2)
      const forbidden = /^\/(?:deal|risks|goldStore|directInvest|couponCenter)\b|isCheckedPre/
      expect(links().filter((to) => forbidden.test(to))).toEqual([])
      const acts = [...document.querySelectorAll('main button')].map((act) => act.textContent)
      expect(acts.filter((name) => /买入|测评|金币|领取/.test(name))).toEqual([])
    }
  })

  it('computes what a stress takes of an amount', async () => {
    await shown(alipayFixedPlusPaths.newFixedPlusHome.to())
    await typeInto(field(), '50000')
    for (const amount of ['4,050.00', '6,100.00', '8,150.00']) {
      expect(app?.text()).toContain(amount)
    }
  })
})
