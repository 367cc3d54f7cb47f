import { describe, expect, it } from 'vitest'
import { loadableAddress } from './loadable-address.ts'

describe('an address that a page may load', () => {
  it.each([
    ['/documents/a.svg', '/documents/a.svg'],
    ['https://mall.hean.example/a.png', 'https://mall.hean.example/a.png'],
    ['//evil.example/a.png', null],
    ['/\\evil.example/a.png', null],
    ['http://mall.hean.example/a.png', null],
    ['https://mall.hean.example.evil.example/a.png', null],
    ['data:image/svg+xml,<svg onload=alert(1)>', null],
    ['javascript:alert(1)', null],
    ['blob:https://mall.hean.example/x', null],
  ])('is read from %s as %s', (src, href) => {
    expect(loadableAddress(src, ['mall.hean.example'])).toBe(href)
  })
})
