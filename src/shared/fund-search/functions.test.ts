import { expect, test, vi } from 'vitest'
import { functionsFor } from './functions.ts'

test.each([
  ['定投', ['新建定投', '我的定投']],
  [' 定 投 ', ['新建定投', '我的定投']],
  ['排行', ['基金排行']],
  ['排名', ['基金排行']],
  ['榜单', ['榜单']],
  ['回撤', ['榜单']],
  ['主动权益', ['主动权益基金']],
  ['大额', ['大额存入']],
  ['大額', []],
  ['转账', ['大额存入']],
  ['换卡', ['我的']],
  ['月报', ['月报']],
  ['养老', ['个人养老金']],
  ['观点', ['观点']],
  ['定', []],
  ['', []],
  ['沪深300', []],
  ['980301', []],
  ['易方达蓝筹精选混合', []],
])('a search for %j finds the functions %j', (keyword, titles) => {
  expect(functionsFor(keyword).map(({ title }) => title)).toEqual(titles)
})

test('a further search for functions forms no word of theirs again', () => {
  functionsFor('定投')
  // A text is formed by joining its characters' forms.
  const formed = vi.spyOn(Array.prototype, 'join')
  expect(functionsFor('月报')).toHaveLength(1)
  expect(formed).toHaveBeenCalledTimes(1)
  formed.mockRestore()
})
