import { expect, test } from 'vitest'
import { shortTitle } from './file-title.ts'

const NAMES = ['松屿红利优选混合A', '松屿红利优选混合型证券投资基金']

test.each([
  ['the full name', '松屿红利优选混合型证券投资基金2025 年第四季度报告', '2025 年第四季度报告'],
  ['the short name', '松屿红利优选混合A分红公告', '分红公告'],
  ['the full name with a space', '松屿红利优选混合型证券投资基金 基金合同', '基金合同'],
])('a title loses %s at its beginning', (_, title, expected) => {
  expect(shortTitle(title, NAMES)).toBe(expected)
})

test.each([
  ['it begins with another name', '另一只基金分红公告', NAMES],
  ['the name is not at its beginning', '关于松屿红利优选混合A分红的公告', NAMES],
  ['nothing would be left', '松屿红利优选混合A', NAMES],
  ['no name is known', '分红公告', ['', '']],
])('a title is kept whole where %s', (_, title, names) => {
  expect(shortTitle(title, names)).toBe(title)
})

test('a title that begins with two of the names loses the longer one', () => {
  expect(shortTitle('松屿混合A基金合同', ['松屿混合', '松屿混合A'])).toBe('基金合同')
})
