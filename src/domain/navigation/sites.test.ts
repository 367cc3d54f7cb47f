import { expect, test } from 'vitest'
import { siteAt } from './sites.ts'

const SITES = [
  { host: 'mall.hean.example', name: '合作商城' },
  { host: 'hean.example', name: '公司' },
]

test.each([
  ['mall.hean.example', '合作商城'],
  ['goods.mall.hean.example', '合作商城'],
  ['hean.example', '公司'],
  ['www.hean.example', '公司'],
  ['nothean.example', undefined],
  ['hean.example.evil.example', undefined],
  ['', undefined],
])('a page of %s is run by %s', (hostname, name) => {
  expect(siteAt(hostname, SITES)?.name).toBe(name)
})
