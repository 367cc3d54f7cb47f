import { describe, expect, it } from 'vitest'
import { DOCUMENT_POLICY } from '#offline/page-security.js'
import {
  answerPlace,
  answeredHeaders,
  faultPage,
  filesToLoad,
  forwarded,
  openedPage,
  serve,
} from './pack-route.js'

const files = new Set(['index.html', 'assets/a b.js', 'plain'])
const pack = { entry: 'index.html', lists: (path: string) => files.has(path) }

describe('a path of the pack’s origin', () => {
  it.each([
    ['/', 'index.html'],
    ['/fund_detail/FundDetailSingle', 'index.html'],
    ['/deal/DealResult/buy', 'index.html'],
    ['/assets/a%20b.js', 'assets/a b.js'],
    ['/plain', 'plain'],
    ['/apiary', 'index.html'],
    ['/%E0%A4%A', 'index.html'],
    ['/fund_detail/%zz', 'index.html'],
  ])('%s is served from the file %s', (path, expected) => {
    expect(serve(pack, path)).toEqual({ kind: 'file', path: expected })
  })

  it.each(['/assets/gone.js', '/../m.json', '/%2e%2e/m.json', '/assets/%zz.js', '/pack.json'])(
    '%s is not in the pack',
    (path) => {
      expect(serve(pack, path)).toEqual({ kind: 'missing' })
    },
  )

  it.each(['/api/fund/list', '/api', '/th/x', '/track/page.gif', '/documents/980203-contract.pdf'])(
    '%s is served by the provider',
    (path) => {
      expect(serve(pack, path)).toEqual({ kind: 'provider' })
    },
  )
})

describe('native networking', () => {
  it('forwards the headers of the call and drops those of the transport', () => {
    const headers: [string, string][] = [
      ['openid', 'o-1'],
      ['Content-Type', 'application/json'],
      ['Content-Length', '12'],
      ['Origin', 'https://h5.heanfund.example'],
    ]
    expect(forwarded(headers)).toEqual(headers.slice(0, 2))
  })
})

describe('an answer of the provider', () => {
  const DOCUMENT = ['Content-Security-Policy', DOCUMENT_POLICY]
  const headers = (type: string): [string, string][] => [
    ['content-type', type],
    ['content-security-policy', "script-src 'unsafe-inline'"],
    ['X-CONTENT-TYPE-OPTIONS', 'none'],
    ['etag', '"1"'],
  ]

  it.each(['text/html; charset=utf-8', 'image/svg+xml', 'application/pdfx', ''])(
    'of the type %j has the policy of documents in place of its own',
    (type) => {
      expect(answeredHeaders(headers(type))).toEqual([
        ['content-type', type],
        ['etag', '"1"'],
        ['X-Content-Type-Options', 'nosniff'],
        DOCUMENT,
      ])
    },
  )

  it.each(['application/pdf', 'Application/PDF; charset=binary'])(
    'of the type %j has no policy, and its type stays',
    (type) => {
      expect(answeredHeaders(headers(type))).toEqual([
        ['content-type', type],
        ['etag', '"1"'],
        ['X-Content-Type-Options', 'nosniff'],
      ])
    },
  )
})

describe('the page in place of a damaged one', () => {
  it('escapes the reason in the fault page', () => {
    expect(faultPage('<img src=x>')).not.toContain('<img')
  })
})

describe('an opened page', () => {
  const page = '<html><head><script src="/core.js"></script></head></html>'
  const opening = {
    token: 'abc-1',
    version: '1.2.0',
    nonce: 'n-1',
    files: ['assets/kit.js', 'trading/styles.css'],
    keys: { appUserId: 'a', openId: '</script>', encOpenId: 'e' },
    calls: {},
    tappedAt: 0,
  }

  it('has the host’s words before its first script, once, and links to the files of its route', () => {
    const { html, headers } = openedPage(page, opening)
    expect(html).toMatch(
      /^<html><head><script nonce="n-1">[^<]*<\/script><link rel="modulepreload"/,
    )
    expect(html).toContain('window.packBoot="abc-1";window.packVersion="1.2.0";window.packKeys={')
    expect(html).not.toContain('packDisplay')
    expect(html).toContain('href="/assets/kit.js"')
    expect(html).toMatch(/href="\/trading\/styles.css"><\/head>/)
    expect(headers).not.toEqual([])
  })

  it('asks for the answers to the calls that the host makes for it', () => {
    expect(openedPage(page, opening).html).not.toContain('packAnswers')
    const { html } = openedPage(page, {
      ...opening,
      calls: { 'POST /api/a [["n","</script>"]]': 7 },
    })
    expect(html).toContain(';window.packAnswers=Object.fromEntries(Object.entries({"POST /api/a')
    expect(html.match(/<\/script>/g)).toHaveLength(2)
    expect([answerPlace('/__pack/answer/107'), answerPlace('/__pack/answer/x')]).toEqual([
      107,
      null,
    ])
  })

  it('has the moment of the tap where the user tapped', () => {
    expect(openedPage(page, opening).html).not.toContain('packTappedAt')
    const tapped = openedPage(page, { ...opening, tappedAt: 1_700_000_000_000 })
    expect(tapped.html).toContain(';window.packTappedAt=1700000000000;')
  })

  it('has the theme and size of text that the app decides, where it decides any', () => {
    const { html } = openedPage(page, { ...opening, display: { theme: 'dark', text: '115' } })
    expect(html).toContain(';window.packDisplay={"theme":"dark","text":"115"};')
  })

  it('loads the files of the route with its path, as far as the pack has them', () => {
    const routes = [{ path: '/deal/:step', files: ['assets/a b.js', 'assets/gone.js'] }]
    expect(filesToLoad({ ...pack, routes }, '/deal/%E7%A6%BE')).toEqual(['assets/a b.js'])
    expect(filesToLoad({ ...pack, routes }, '/%E0%A4%A')).toEqual([])
  })
})
