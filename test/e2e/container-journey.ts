import { onTestFinished } from 'vitest'
import { Alipay, type AlipayOptions } from '#test/containers/alipay.ts'
import { BankPartner, type BankPartnerOptions } from '#test/containers/bank-partner.ts'
import type { Container, ContainerOptions } from '#test/containers/container.ts'
import { MiniProgram, type MiniProgramOptions } from '#test/containers/mini-program.ts'
import { PlainBrowser } from '#test/containers/plain-browser.ts'
import { Weixin, type WeixinOptions } from '#test/containers/weixin.ts'
import type { Provider } from './provider.ts'
import { SIGNED_OUT, useSites, type Site } from './site-journey.ts'

type Address = Pick<Site, 'url'>

/** The options of a test for a container; the rest is the journey's. */
type Wish<O extends ContainerOptions> = Omit<O, 'openTab' | 'site'>

/**
 * The containers outside the native app around one site, for all journeys of a file. Each call
 * opens a phone of its own: a new browser profile, without a user. `providerOf`: another journey's
 * provider, in place of one of the file's own.
 */
export function useContainers(providerOf?: () => Provider) {
  const { provider, newSite, sharedSite, withTabs } = useSites(providerOf)

  /** Gives a container its phone, and takes that away when the test ends. */
  async function onPhone<C extends Container>(
    site: Address,
    make: (phone: Pick<ContainerOptions, 'openTab' | 'site'>) => C,
  ): Promise<C> {
    let putAway = () => {}
    const inUse = new Promise<void>((resolve) => {
      putAway = resolve
    })
    return new Promise((resolve, reject) => {
      const ended = withTabs(site, async (openTab) => {
        resolve(make({ openTab: async () => (await openTab(SIGNED_OUT)).page, site: site.url }))
        await inUse
      })
      ended.catch(reject)
      onTestFinished(() => {
        putAway()
        return ended
      })
    })
  }

  return {
    provider,
    newSite,
    sharedSite,
    weixin: (site: Address, wish: Wish<WeixinOptions>) =>
      onPhone(site, (phone) => new Weixin({ ...phone, ...wish })),
    miniProgram: (site: Address, wish: Wish<MiniProgramOptions>) =>
      onPhone(site, (phone) => new MiniProgram({ ...phone, ...wish })),
    alipay: (site: Address, wish: Wish<AlipayOptions>) =>
      onPhone(site, (phone) => new Alipay({ ...phone, ...wish })),
    bankPartner: (site: Address, wish: Wish<BankPartnerOptions>) =>
      onPhone(site, (phone) => new BankPartner({ ...phone, ...wish })),
    browser: (site: Address, wish: Wish<ContainerOptions>) =>
      onPhone(site, (phone) => new PlainBrowser({ ...phone, ...wish })),
  }
}
