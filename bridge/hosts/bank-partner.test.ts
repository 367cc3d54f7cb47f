// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createBridge } from '../client.ts'
import { contract } from '../contract.ts'
import { fakeWeb, type FakeWeb } from '../testing/fake-web.ts'
import { hostSuite } from '../testing/host-suite.ts'
import { samples } from '../testing/samples.ts'
import { localSubject } from '../testing/subject.ts'
import { bankPartnerHost, type BankPartnerHostOptions } from './bank-partner.ts'

let web: FakeWeb

beforeEach(() => {
  web = fakeWeb()
})

afterEach(() => {
  web.close()
})

const everyPage: BankPartnerHostOptions['bankPageUrl'] = async (to) => `https://bank.example/${to}`

hostSuite('bank-partner', 'jsdom with a bank of our own', async () =>
  localSubject({
    host: bankPartnerHost({ ...web.options, bankPageUrl: everyPage }),
    resume: () => web.show(),
    push: () => web.push(),
    depth: () => web.depth(),
  }),
)

describe("in a bank's app", () => {
  const open = (bankPageUrl = everyPage) =>
    createBridge({ methods: contract, host: bankPartnerHost({ ...web.options, bankPageUrl }) })

  it("trading opens the bank's own page with the values", async () => {
    const asked: unknown[] = []
    const bridge = open(async (to, values) => {
      asked.push([to, values])
      return `https://bank.example/${to}`
    })
    await bridge.call('navigateToFundTrading', samples.navigateToFundTrading.args)
    expect(asked).toEqual([['trading', samples.navigateToFundTrading.args]])
    expect(web.went).toEqual(['https://bank.example/trading'])
    bridge.dispose()
  })

  it('sign-in opens the bank’s page only when the user is signed out', async () => {
    const bridge = open()
    expect(await bridge.call('login', {})).toEqual({ loggedIn: false })
    expect(web.went).toEqual(['https://bank.example/login'])
    web.setLoggedIn(true)
    expect(await bridge.call('login', {})).toEqual({ loggedIn: true })
    expect(web.went.length).toBe(1)
    bridge.dispose()
  })

  it('a page that the bank does not have is refused, without a navigation', async () => {
    const bridge = open(async () => null)
    await expect(bridge.call('openCustomer', { source: '' })).rejects.toMatchObject({
      code: 'refused',
      hostCode: 'no_page',
    })
    expect(web.went).toEqual([])
    bridge.dispose()
  })
})
