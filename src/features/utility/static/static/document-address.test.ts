import { describe, expect, test } from 'vitest'
import { documentAddress } from './document-address.ts'

const HOSTS = ['hean.example']
const ORIGIN = 'https://h5.heanfund.example'
const of = (url: string, ann?: string, origin = ORIGIN) =>
  documentAddress({ url, ann }, origin, HOSTS)

describe('a document to show', () => {
  test.each([
    ['/documents/980203-risk-1', { href: '/documents/980203-risk-1', isPdf: false, own: true }],
    ['/documents/a.pdf', { href: '/documents/a.pdf', isPdf: true, own: true }],
    [`${ORIGIN}/documents/a.PDF?v=1`, { href: '/documents/a.PDF?v=1', isPdf: true, own: true }],
    ['/documents/x/../a.pdf', { href: '/documents/a.pdf', isPdf: true, own: true }],
    [
      'https://files.hean.example/notice',
      { href: 'https://files.hean.example/notice', isPdf: false, own: false },
    ],
    [
      'https://hean.example/show?file=a.pdf',
      { href: 'https://hean.example/show?file=a.pdf', isPdf: true, own: false },
    ],
  ])('%s is shown', (url, found) => {
    expect(of(url)).toEqual(found)
  })

  test('the origin of a pack served by a scheme of the app is its own as well', () => {
    expect(of('heanfund-h5://app/documents/a', undefined, 'heanfund-h5://app')).toMatchObject({
      href: '/documents/a',
    })
  })

  test('an address is decoded once more when ann says so, and not otherwise', () => {
    const url = encodeURIComponent('https://hean.example/%E4%B8%80.pdf')
    expect(of(url, '1')).toMatchObject({ href: 'https://hean.example/%E4%B8%80.pdf' })
    expect(of(url)).toEqual({ refused: 'unreadable' })
  })

  test.each([
    ['', 'unreadable'],
    ['/api/trans/queryFundInfo', 'unreadable'],
    ['/documents', 'unreadable'],
    ['/documents/../api/x', 'unreadable'],
    ['/documents/%2e%2e/api/x', 'unreadable'],
    ['/documents/..\\..\\api', 'unreadable'],
    ['//evil.example/documents/a', 'unreadable'],
    [`${ORIGIN}.evil.example/documents/a`, 'foreignHost'],
    [`${ORIGIN}/api/x`, 'foreignHost'],
    ['https://evil.example/a.pdf', 'foreignHost'],
    ['http://hean.example/a.pdf', 'notHttps'],
    ['javascript:alert(1)//.pdf', 'notHttps'],
    ['https://me@hean.example/a.pdf', 'carriesLogin'],
  ])('%s is refused as %s', (url, refused) => {
    expect(of(url)).toEqual({ refused })
  })

  test('what cannot be decoded is unreadable', () => {
    expect(of('https://hean.example/%zz', '1')).toEqual({ refused: 'unreadable' })
  })
})
