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
  ])('at %s is accepted', (url, found) => {
    expect(of(url)).toEqual(found)
  })

  test('at the origin of a pack with the app’s own scheme is the app’s own', () => {
    expect(of('heanfund-h5://app/documents/a', undefined, 'heanfund-h5://app')).toMatchObject({
      href: '/documents/a',
    })
  })

  test('has its address decoded once more only with ann', () => {
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
  ])('at %s is refused as %s', (url, refused) => {
    expect(of(url)).toEqual({ refused })
  })

  test('is refused as unreadable where its address cannot be decoded', () => {
    expect(of('https://hean.example/%zz', '1')).toEqual({ refused: 'unreadable' })
  })
})
