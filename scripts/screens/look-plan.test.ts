import { expect, test } from 'vitest'
import { as } from '#templates/sample.ts'
import { isAmong, planLooks, viewports } from './look-plan.ts'

const [zhang, visitor] = [as('zhang'), as(null)]
const home = { path: '/', title: '首页' }
const detail = { path: '/deal/DealResult/:type', title: '结果' }
const views = viewports({})
const names = (plan: ReturnType<typeof planLooks>) =>
  plan.samples.flatMap(({ looks }) => looks.map(({ name }) => name))

test('looks at every sample at both widths, and in large text, dark and WebKit where requested', () => {
  expect(names(planLooks([home], { '/': [visitor('/')] }, { views }))).toEqual([
    'home-signed-out-390',
    'home-signed-out-320',
  ])
  const all = viewports({ large: true, dark: true, webkit: true })
  expect(names(planLooks([home], { '/': [zhang('/?tab=1')] }, { views: all }))).toEqual([
    'home-zhang-390',
    'home-zhang-320',
    'home-zhang-390-large',
    'home-zhang-320-large',
    'home-zhang-390-dark',
    'home-zhang-390-webkit',
    'home-zhang-320-webkit',
  ])
})

test('what a tap opens is looked at on the smallest phone in large text too', () => {
  const sample = { ...zhang('/deal/DealResult/buy', 'sheet open'), tap: '确认' }
  expect(names(planLooks([detail], { [detail.path]: [sample] }, { views }))).toEqual([
    'deal_DealResult_buy-zhang-sheet-open-390',
    'deal_DealResult_buy-zhang-sheet-open-320',
    'deal_DealResult_buy-zhang-sheet-open-320-small-large',
  ])
})

test('two samples that differ only in their queries have pictures of different names', () => {
  const samples = [zhang('/a?x=1'), zhang('/a?x=2'), zhang('/a?x=3', '2')]
  const found = names(planLooks([{ path: '/a', title: '' }], { '/a': samples }, { views }))
  expect(new Set(found).size).toBe(6)
  expect(found).toContain('a-zhang-2-390')
})

test('a refusing provider is shown to the first sample of each screen', () => {
  const samples = { '/': [visitor('/'), zhang('/')] }
  expect(names(planLooks([home], samples, { views, refused: true }))).toEqual([
    'home-signed-out-refused-390',
    'home-signed-out-refused-320',
  ])
})

test('a screen without a sample is named', () => {
  expect(planLooks([home, detail], { '/': [visitor('/')] }, { views }).without).toEqual([
    detail.path,
  ])
})

test.each([
  ['', '/asset/Home', true],
  ['asset', '/asset/Home', true],
  ['/', '/', true],
  ['/', '/asset/Home', false],
  ['deal,asset', '/asset/Home', true],
  ['deal,/', '/asset/Home', false],
])('--only %j of %s is %s', (only, path, among) => {
  expect(isAmong(only, path)).toBe(among)
})
