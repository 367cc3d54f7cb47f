import * as v from 'valibot'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { ModuleRow } from '#templates/module.ts'
import type { ScreenRow } from '#templates/screen.ts'
import { moduleGroups } from './modules.ts'
import { modules } from './screens.ts'
import { loadVisit, visitIn } from './visit.ts'

/** The visits of a page that has loaded nothing yet. */
async function freshVisits() {
  vi.resetModules()
  return import('./visit.ts')
}

const row = (path: string, more: Partial<ScreenRow> = {}): ScreenRow => ({
  path,
  title: '',
  needs: [],
  fields: v.object({}),
  load: () => Promise.reject(new Error('not loaded here')),
  ...more,
})
const list = row('/shop/list')
const order = row('/shop/order/:step', {
  interrupts: ['plan'],
  fields: v.object({ step: v.pipe(v.string(), v.toNumber()), fundCode: v.optional(v.string()) }),
})
const coupon = row('/shop/coupon', { remountOnUrlChange: true })
const shop: ModuleRow = {
  group: 'activities',
  segment: 'shop',
  defaultChild: '/shop/list',
  aliases: { '/shop/List2025': '/shop/list' },
  flow: 'order',
  screens: [list, order, coupon],
}
const at = (address: string) => {
  const [pathname = '', query] = address.split('?')
  return visitIn(shop, { pathname, search: query === undefined ? '' : `?${query}` })
}

describe('a visit', () => {
  test('has the row of its address, and the input that the row makes of its fields', () => {
    expect(at('/shop/order/2?fundCode=980301&other=dropped')).toEqual({
      address: '/shop/order/2?fundCode=980301&other=dropped',
      key: '/shop/order/:step',
      place: { module: 'shop', flow: 'order', interrupts: ['plan'] },
      row: order,
      fields: { step: '2', fundCode: '980301', other: 'dropped' },
      input: { step: 2, fundCode: '980301' },
    })
  })

  test('has no input where the fields do not fit', () => {
    expect(at('/shop/order/first')).toMatchObject({ row: order, input: null })
  })

  test('has decoded fields; a path parameter wins over a query field of the same name', () => {
    expect(at('/shop/order/%E7%A6%BE%E5%B2%B8?step=1&words=%E5%9F%BA')).toHaveProperty('fields', {
      step: '禾岸',
      words: '基',
    })
  })

  test.each(['/SHOP/LIST', '/shop/list/'])('has the row of %s as of its usual spelling', (path) => {
    expect(at(path).row).toBe(list)
  })

  test.each([
    ['/shop', '/shop/list'],
    ['/shop/', '/shop/list'],
    ['/Shop?kind=a', '/shop/list?kind=a'],
    ['/shop/List2025?kind=a', '/shop/list?kind=a'],
  ])('of %s leads to %s', (address, to) => {
    const place = { module: 'shop', flow: 'order' }
    expect(at(address)).toMatchObject({ row: null, movedTo: to, place })
  })

  test.each([
    ['/deal?fundCode=980301&amount=100', '/deal/nonMontyPurchase?fundCode=980301&amount=100'],
    ['/deal', '/fundPortal/buyFundList'],
    ['/deal?fundCode=', '/fundPortal/buyFundList?fundCode='],
    ['/fund_detail?fundCode=980301', '/fund_detail/FundDetailSingle?fundCode=980301'],
    ['/fund_detail/', '/fund_detail/home'],
  ])('of %s leads to %s, by what the address carries', async (address, to) => {
    const { pathname, search } = new URL(address, 'https://h5.example')
    expect(await loadVisit({ pathname, search })).toMatchObject({ row: null, movedTo: to })
  })

  test('shares its key with other visits of the same screen, unless the row remounts on every URL', () => {
    expect(at('/shop/list?a=1').key).toBe(at('/shop/list?a=2').key)
    expect(at('/shop/coupon?a=1').key).not.toBe(at('/shop/coupon?a=2').key)
  })

  test.each(['/shop/none', '/shop/order', '/shop/order/1/2'])('of %s has no row', (address) => {
    expect(at(address)).toMatchObject({ row: null, movedTo: null, key: 'missing' })
  })

  test('of an address that cannot be decoded has no row', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    onTestFinished(() => warned.mockRestore())
    expect(at('/shop/%').row).toBeNull()
    expect(await loadVisit({ pathname: '/%E0%A4%A', search: '' })).toMatchObject({
      row: null,
      place: null,
    })
  })
})

test('a screen may be a step of a flow that the rest of its module is not', () => {
  const tax = row('/centre/tax', { flow: 'account' })
  const centre: ModuleRow = {
    group: 'account',
    segment: 'centre',
    screens: [tax, row('/centre/home')],
  }
  const flows = ['/centre/tax', '/centre/home'].map(
    (pathname) => visitIn(centre, { pathname, search: '' }).place?.flow,
  )
  expect(flows).toEqual(['account', undefined])
})

test.each([
  ['/dealers', null],
  ['/deal/nonMontyPurchase', 'order'],
  ['/deal/DealResult/purchase', 'order'],
  ['/deal', 'order'],
  ['/remittance/LargeRemittance', 'order'],
  ['/cmbResult', 'signing'],
  ['/cmbAddBank/cmbGuide', 'account'],
  ['/risks/assessment', 'assessment'],
  ['/asset/holdList', null],
  ['/', null],
])('%s is a step of the flow %s', async (pathname, flow) => {
  expect((await loadVisit({ pathname, search: '' })).place?.flow ?? null).toBe(flow)
})

test.each([
  ['/static', ['plan', 'account']],
  ['/enroll/enrollProtocolList', ['account']],
  ['/authentic/supportBank', ['account']],
  ['/enroll/cellphoneEnroll/1', ['account']],
  ['/binding/setPassword/1', ['account']],
  ['/fund_detail/FundTradeRule', ['plan']],
  ['/deal/addBank', ['plan']],
  ['/deal/montyPurchase', ['plan']],
  ['/fund_detail/FundDetailSingle', undefined],
  ['/deal/nonMontyPurchase', undefined],
])('%s interrupts the flows %j', async (pathname, flows) => {
  expect((await loadVisit({ pathname, search: '' })).place?.interrupts).toEqual(flows)
})

test('the rows of an address are loaded with those of its group, and no other', async () => {
  const { loadedVisit: early, loadVisit: load } = await freshVisits()
  const [deal, detail] = ['/deal/addBank', '/fund_detail/FundDetailSingle'].map((pathname) => ({
    pathname,
    search: '',
  }))
  if (deal === undefined || detail === undefined) throw new Error('two addresses')
  expect(early(deal)).toBeNull()
  expect((await load(deal)).row?.path).toBe('/deal/addBank')
  expect(early(deal)?.row?.path).toBe('/deal/addBank')
  expect(early({ ...deal, pathname: '/asset/holdList' })?.row?.path).toBe('/asset/holdList')
  expect(early(detail)).toBeNull()
  expect(early({ pathname: '/nowhere', search: '' })).toMatchObject({ row: null, place: null })
})

test('an address that is asked for again has the visit that it had', () => {
  const place = { pathname: '/shop/list', search: '?a=1' }
  expect(visitIn(shop, place)).toBe(visitIn(shop, { ...place }))
})

test.each([
  ['/documents/rules?v=1', '/static?url=%2Fdocuments%2Frules%3Fv%3D1'],
  ['/Documents/a.pdf', '/static?url=%2FDocuments%2Fa.pdf'],
  ['/documents', null],
  ['/api/fund/list', null],
])(
  'a visit of %s, which is the provider’s, has no row and leads to %s',
  async (address, movedTo) => {
    const [pathname = '', query] = address.split('?')
    const search = query === undefined ? '' : `?${query}`
    expect(await loadVisit({ pathname, search })).toMatchObject({ row: null, movedTo })
  },
)

describe('a module', () => {
  test('is listed in the entry by its segment, in the group that loads its rows', async () => {
    for (const { segments, load } of moduleGroups) {
      const rows = (await load()).modules
      expect(rows.map(({ segment }) => segment).toSorted()).toEqual(segments.toSorted())
      expect(new Set(rows.map(({ group }) => group)).size).toBe(1)
    }
  })

  test('has a segment of its own, with which the addresses of all its screens begin', () => {
    const segments = modules.map(({ segment }) => segment.toLowerCase())
    expect(new Set(segments).size).toBe(segments.length)
    const stray = modules.flatMap(({ segment, screens }) =>
      screens.filter(({ path }) => path.split('/')[1] !== segment).map(({ path }) => path),
    )
    expect(stray).toEqual([])
  })

  test('leads from its default child and its aliases to screens that it has', async () => {
    const leads = modules.flatMap(({ defaultChild, bareChild, aliases = {} }) =>
      [defaultChild ?? [], bareChild ?? [], Object.values(aliases)].flat(),
    )
    const visits = await Promise.all(leads.map((pathname) => loadVisit({ pathname, search: '' })))
    expect(visits.filter((visit) => visit.row === null)).toEqual([])
  })
})
