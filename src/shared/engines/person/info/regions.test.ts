import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { regionPath, regionsQuery, regionWords, type RegionNode } from './regions.ts'

const regions = await new QueryClient().fetchQuery(regionsQuery)

test.each([
  [{ province: '310000', city: '310100', district: '310101' }, '上海市 黄浦区'],
  [{ province: '330000', city: '330100', district: '330106' }, '浙江省 杭州市 西湖区'],
  [{ province: '310000', city: '310100', district: '999999' }, ''],
  [{ province: '650000', city: '653200', district: '653299' }, '新疆维吾尔自治区 和田地区 其他'],
  [{ province: '460000', city: '460300', district: '460321' }, '海南省 三沙市 西沙区'],
])('the region %o is %s', (region, words) => {
  expect(regionWords(regions, region)).toBe(words)
})

test('every province leads down to a district, each with a code of its own', () => {
  const odd: string[] = []
  const codes = new Set<string>()
  const look = (node: RegionNode, level: number): void => {
    codes.add(`${level} ${node.code}`)
    if (level < 2 && node.children.length === 0) odd.push(node.name)
    if (node.code.length < 6 || node.code.length > 20) odd.push(node.code)
    for (const child of node.children) look(child, level + 1)
  }
  for (const province of regions) look(province, 0)
  expect(odd).toEqual([])
  const count = (nodes: readonly RegionNode[]): number =>
    nodes.reduce((sum, node) => sum + 1 + count(node.children), 0)
  expect(codes.size).toBe(count(regions))
})

test('a path ends where a code is not known', () => {
  const region = { province: '310000', city: '320100', district: '320102' }
  expect(regionPath(regions, region).map(({ name }) => name)).toEqual(['上海市'])
})

test('every city ends with a place for counties that the list does not have', () => {
  const cities = regions.flatMap(({ children }) => children)
  expect(cities.length).toBeGreaterThan(300)
  const without = cities.filter(({ children }) => children.at(-1)?.name !== '其他')
  expect(without.map(({ name }) => name)).toEqual([])
})
