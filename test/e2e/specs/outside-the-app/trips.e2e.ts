import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { listBankCards } from '#api/calls/bank.ts'
import type { Container, ShareCard } from '#test/containers/container.ts'
import { useContainers } from '#test/e2e/container-journey.ts'
import { OtherDevice } from '#test/e2e/other-device.ts'
import {
  buyHundred,
  confirmSigning,
  FUND,
  leaveByBackKey,
  leaveForSigning,
  signAtBank,
} from '#test/e2e/trip-steps.ts'

const { provider, sharedSite, weixin, miniProgram, alipay, bankPartner, browser } = useContainers()

const ZHANG = { person: 'zhang', mobileNo: '13000000001' }
const ADD_CARD = '/deal/addBank?from=%2Fasset%2FholdList'
const LOGIN_WORDS = ['code', 'state', 'token', 'source', 'appletVersion']

/** The differences between the containers. */
interface Trip<C extends Container> {
  readonly app: C
  /** From the tap on 买入 of somebody who is not signed in to the form. */
  readonly signIn: (app: C) => Promise<void>
  /** Says whether a link has signed the person in, who then says so before a card is added. */
  readonly byLink?: true
  /** From the tap on 分享 to what the person sends. */
  readonly shared: (app: C) => Promise<Pick<ShareCard, 'link'>>
  /** Checks the effect of a tap on the page's own back button on the first page. */
  readonly closes: (app: C) => Promise<void>
}

/** Opens a deep link, signs in, buys, leaves for the bank and comes back, shares, and leaves. */
async function travel<C extends Container>({ app, signIn, byLink, shared, closes }: Trip<C>) {
  const { client } = provider()
  // The same purchase twice on one day needs a confirmation.
  await client.reset()
  const zhang = await OtherDevice.signIn(client, ZHANG.person)
  const cards = async () => (await zhang.ask(listBankCards, {})).cards.length
  const [ordersBefore, cardsBefore] = [(await client.orders()).total, await cards()]

  const visit = await app.open(FUND.path)
  await visit.says(FUND.name)
  await visit.press('买入')
  await signIn(app)
  await buyHundred(app.visit)
  expect((await client.orders()).total).toBe(ordersBefore + 1)

  await app.visit.open(ADD_CARD, byLink ? '是本人，继续' : '支持的银行')
  if (byLink) await app.visit.press('是本人，继续')
  await app.visit.says('支持的银行')
  await leaveForSigning(app.visit)
  const cardNo = await signAtBank(app.visit)
  await confirmSigning(app.visit, provider(), { cardNo, mobileNo: ZHANG.mobileNo })
  await app.visit.says('添加成功')
  await expect.poll(() => app.address().pathname).toBe('/asset/holdList')
  expect(await cards()).toBe(cardsBefore + 1)

  await app.visit.open(FUND.path, FUND.name)
  await app.visit.press('分享')
  const { link } = await shared(app)
  expect(new URL(link).pathname + new URL(link).search).toBe(FUND.path)
  for (const word of LOGIN_WORDS) expect(new URL(link).searchParams.has(word)).toBe(false)

  await leaveByBackKey(app)
  const again = await app.open(FUND.path)
  await again.says(FUND.name)
  await again.press('返回')
  await closes(app)
}

/** The person's tap on the messaging app's authorization page. */
async function authorize(app: Container): Promise<void> {
  await app.visit.says('授权登录')
  await app.visit.click(`document.getElementById('user-${ZHANG.person}')`)
}

const context = v.object({ targetInfo: v.object({ browserContextId: v.string() }) })

/** The link that the page has copied. */
const copied = async (app: Container) => {
  await app.visit.press('复制链接')
  await app.visit.says('链接已复制')
  const { page } = app.visit
  const { session } = page
  const { browserContextId } = (await session.ask('Target.getTargetInfo', {}, context)).targetInfo
  const permissions = ['clipboardReadWrite', 'clipboardSanitizedWrite']
  await session.send('Browser.grantPermissions', { permissions, browserContextId })
  return { link: await page.run('navigator.clipboard.readText()', v.string()) }
}

describe('a trip', { timeout: 120_000 }, () => {
  test('in the messaging app: signs in by its authorization page, buys, signs at the bank, shares by its menu and closes its window', async () => {
    const app = await weixin(await sharedSite(), ZHANG)
    await travel({
      app,
      signIn: authorize,
      shared: async () => {
        await app.visit.press('微信好友')
        await app.visit.says('点右上角')
        return app.shareToChat()
      },
      closes: async () => {
        await expect.poll(() => app.called()).toContain('closeWindow')
        expect(app.closed).toBe(true)
      },
    })
    expect(app.called()).toContain('preVerifyJSAPI')
  })

  test('in the mini-program: signs in on its own page, buys, signs at the bank, shares by its menu and goes back to its page before', async () => {
    const app = await miniProgram(await sharedSite(), { ...ZHANG, enters: 'nothing' })
    await travel({
      app,
      signIn: async () => {
        const pages = () => app.pages.map((page) => page.split('?')[0])
        await expect.poll(pages).toEqual(['/pages/login/index'])
        await app.signInOnOwnPage()
      },
      shared: async () => {
        const link = async () => (await app.shareToChat()).link
        await expect.poll(link).toContain('fundCode')
        return app.shareToChat()
      },
      closes: async () => {
        // The page may still post what to share after the call that goes back.
        const goesBack = v.object({ name: v.literal('navigateBack') })
        await expect
          .poll(() => app.calls.filter(({ args }) => v.is(goesBack, args)))
          .toHaveLength(1)
        expect(app.closed).toBe(true)
      },
    })
  })

  test('in the bank’s app: signs in by the bank’s login, buys, signs at the bank, copies the link and comes home', async () => {
    const app = await bankPartner(await sharedSite(), { ...ZHANG, enters: 'nothing' })
    await travel({
      app,
      signIn: async () => {
        await app.visit.says('江海银行 /h5/login')
        await app.visit.press('同意并登录')
      },
      shared: copied,
      closes: async () => {
        await app.visit.says('版本 1.0.0')
        expect(app.address().pathname).toBe('/')
      },
    })
    // The back key has passed it once more.
    expect(new Set(app.bankPages.map(({ pathname }) => pathname))).toEqual(new Set(['/h5/login']))
  })

  test('in the payment app: signs in by its token, buys, signs at the bank, shares by its panel and closes its window', async () => {
    const app = await alipay(await sharedSite(), ZHANG)
    await travel({
      app,
      signIn: () => Promise.resolve(),
      byLink: true,
      shared: async () => {
        await app.visit.press('更多')
        await expect.poll(() => app.called()).toContain('startShare')
        return app.panel()
      },
      closes: async () => {
        await expect.poll(() => app.called()).toContain('popWindow')
        expect(app.closed).toBe(true)
      },
    })
  })

  test('in a browser: signs in by the authorization page after a tap, buys, signs at the bank, copies the link and comes home', async () => {
    const app = await browser(await sharedSite(), ZHANG)
    await travel({
      app,
      signIn: async () => {
        await app.visit.press('登录')
        await authorize(app)
      },
      shared: copied,
      closes: async () => {
        await app.visit.says('版本 1.0.0')
        expect(app.address().pathname).toBe('/')
      },
    })
  })
})
