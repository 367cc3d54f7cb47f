import { expect, onTestFinished, test } from 'vitest'
import { providerPath } from './provider-path.ts'

test.each([
  ['/documents/980203-risk-1', 'paper'],
  ['/documents/a.pdf?v=1#2', 'paper'],
  ['/x/../documents/a', 'paper'],
  ['/x/%2e%2e/documents/a', 'paper'],
  ['/%64ocuments/a', 'paper'],
  ['/Documents/a', 'paper'],
  ['/x/..//documents/a', 'paper'],
  ['\\documents\\a', 'paper'],
  ['/doc\tuments/a', 'paper'],
  ['/documents', 'answer'],
  ['/documents/', 'answer'],
  ['/api/fund/list?a=1', 'answer'],
  ['/documents/../api/x', 'answer'],
  ['/th', 'answer'],
  ['/track/page.gif', 'answer'],
  ['/', null],
  ['/documentsX/a', null],
  ['/apiary', null],
  ['/thPeople/thPeopleHome', null],
  ['/static?url=/documents/a', null],
  ['/fund_detail/%zz', null],
  ['http://', null],
])('what the provider has at %j: %s', (address, what) => {
  expect(providerPath(address)).toBe(what)
})

test('needs no URL.canParse, which webviews have only since 2023', () => {
  const canParse = Object.getOwnPropertyDescriptor(URL, 'canParse') ?? {}
  onTestFinished(() => {
    Object.defineProperty(URL, 'canParse', canParse)
  })
  expect(Reflect.deleteProperty(URL, 'canParse')).toBe(true)
  expect(providerPath('/documents/a')).toBe('paper')
  expect(providerPath('/th')).toBe('answer')
  expect(providerPath('/')).toBeNull()
  expect(providerPath('http://')).toBeNull()
})
