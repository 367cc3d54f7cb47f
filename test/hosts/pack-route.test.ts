import { describe, expect, it } from 'vitest'
import { faultPage, forwarded, serve } from './pack-route.js'

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

describe('the page in place of a damaged one', () => {
  it('escapes the reason in the fault page', () => {
    expect(faultPage('<img src=x>')).not.toContain('<img')
  })
})
