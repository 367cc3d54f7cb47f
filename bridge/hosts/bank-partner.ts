import type { Host } from './host.ts'
import { HostRefusal, pageHost, type Answers } from './page-host.ts'
import { loginValues, webFallbacks, type WebHostOptions } from './web-fallbacks.ts'
import { shareByPage, shareBySystem } from './web-sharing.ts'

/** The pages of its own that a bank's app may have. */
export type BankPage = 'login' | 'auth' | 'trading' | 'combine' | 'customer'

export interface BankPartnerHostOptions extends WebHostOptions {
  /**
   * Requests the address of the bank's own page from the provider (rules.md#trade-and-asset-calls);
   * null when the bank has none. Values are prefilled only: the user confirms on the bank's page.
   */
  readonly bankPageUrl: (
    to: BankPage,
    values: Readonly<Record<string, string | number>>,
  ) => Promise<string | null>
}

/** A partner bank's app: the web fallbacks, and the bank's own pages in place of the app's. */
export function bankPartnerHost(options: BankPartnerHostOptions): Host {
  const means = webFallbacks(options)
  const { page, navigation, session } = means

  async function goToBankPage(
    to: BankPage,
    values: Readonly<Record<string, string | number>> = {},
  ): Promise<void> {
    const address = await options.bankPageUrl(to, values)
    if (address === null) throw new HostRefusal('no_page', `the bank has no page for ${to}`)
    navigation.go(address)
  }

  return pageHost({
    name: 'bank-partner',
    page,
    start: means.start,
    answers: (emit): Answers<'bank-partner'> => ({
      ...means.answers(emit),
      login: async () => {
        const loggedIn = await session.isLoggedIn()
        if (!loggedIn) await goToBankPage('login', loginValues(session))
        return { loggedIn }
      },
      goAuth: async () => {
        await goToBankPage('auth')
        return { authenticated: false }
      },
      navigateToFundTrading: async (args) => {
        await goToBankPage('trading', args)
        return {}
      },
      goCombineTrading: async (args) => {
        await goToBankPage('combine', args)
        return {}
      },
      share: async (args) => ({ outcome: await shareByPage(page, args.channel, args) }),
      openSharePanel: async (args) => {
        const outcome = await shareBySystem(page, args)
        return { channel: outcome === 'copied' ? 'copyLink' : 'moreShare', outcome }
      },
      setShareData: undefined,
      claimBack: undefined,
      closePage: undefined,
      pageReady: undefined,
      pageOpened: undefined,
      setTitleBar: undefined,
      setStatusBar: undefined,
      sendEvent: undefined,
      openCustomer: async ({ source }) => {
        await goToBankPage('customer', source === '' ? {} : { source })
        return {}
      },
    }),
  })
}
