// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { loadedModule } from '#app/router/module-loader.ts'
import { sharedVisit } from '#app/sharing/shared-visit.ts'
import { loadVisit, type Visit } from '#app/router/visit.ts'
import { brand } from '#domain/brand.ts'
import { EXAMPLE_IDS, screenSamples } from './screens/samples.ts'

const visitOf = (address: string): Promise<Visit> => loadVisit(new URL(address, location.origin))
const share = async (address: string) => sharedVisit(await visitOf(address), '页面标题', null)
/** An address of the page itself, without its origin. */
const shared = async (address: string) =>
  (await share(address)).shareLink.replace(location.origin, '')

const addresses = Object.values(screenSamples(EXAMPLE_IDS))
  .flat()
  .map(({ address }) => address)

const PRIVATE =
  /openid|encid|token|[?&]code=|from=|amount|applyNo|planNo|signNo|bankSerial|cfmTime|clickId/i

test('whatever a user has open, the shared link opens a screen without a user of its own', async () => {
  expect(addresses.length).toBeGreaterThan(50)
  for (const address of addresses) {
    const { shareTitle, shareLink } = await share(address)
    const visit = await visitOf(shareLink)
    const needs = visit.row?.needs
    expect({ address, shareTitle: shareTitle === '', needs }).toEqual({
      address,
      shareTitle: false,
      needs: [],
    })
    expect(visit.row !== null && visit.input !== null).toBe(true)
    expect(shareLink).not.toMatch(PRIVATE)
  }
})

test('a screen shares itself only where everyone may open it', async () => {
  for (const address of addresses) {
    const { row } = await visitOf(address)
    if (row === null) continue
    const { pathname } = new URL(address, location.origin)
    const said = row.own === true ? undefined : (row.share ?? loadedModule(pathname)?.share)
    const isPrivate = said === 'own' && row.needs.length > 0
    expect([row.path, isPrivate]).toEqual([row.path, false])
  }
})

const FUND = '/fund_detail/FundDetailSingle?fundCode=980301'

test.each([
  [`${FUND}&openid=o&clickId=1&unknown=1#holdings`, FUND],
  [
    '/deal/nonMontyPurchase?fundCode=980301&amount=1000.00&bankSerial=1&cfmTime=20260101093000',
    FUND,
  ],
  ['/risks/assessment?from=%2Fasset%2FholdList', '/risks/riskExplain'],
  ['/transaction/TransactionDetail?applyNo=202501020000000001', '/'],
  ['/asset/singleHold?fundCode=980301', '/'],
  ['/fund_detail/FundDetailAdvance?fundCode=990101', '/'],
  ['/deal/nonMontyPurchase?fundCode=1', '/'],
  ['/nowhere', '/'],
  ['/?token=secret', '/'],
])('%s is shared as %s', async (address, link) => {
  expect(await shared(address)).toBe(link)
})

test('a screen of its own has its title in view, all else the words of what is shared', async () => {
  expect((await share(FUND)).shareTitle).toBe('页面标题')
  expect((await share('/asset/holdList')).shareTitle).toBe(brand.company)
  expect((await share('/risks/assessment')).shareTitle).toBe('风险等级说明')
})
