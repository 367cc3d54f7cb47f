import { expect, test } from 'vitest'
import { listInviteRecords, queryInviteHome } from '#api/calls/activities/invite.ts'
import { listCoupons } from '#api/calls/coupons/coupon.ts'
import { inviteFriends2025Paths } from '#paths/activities/invite-friends2025.ts'
import { missingFor } from '#test/hosts/journey-host.ts'
import { register } from '#test/e2e/complete-prerequisites.ts'
import { useContainers } from '#test/e2e/container-journey.ts'
import { onEachEngine } from '#test/e2e/journey.ts'
import { OtherDevice } from '#test/e2e/other-device.ts'
import { InviteeHomePage } from '#test/e2e/pages/activities/invite-pages.ts'
import { openProvider } from '#test/e2e/provider.ts'

const campaignId = 'invite-always'
const FRIEND = 'visitor'
const INVITED = '张*明 邀请您一起学着打理闲钱'
const TIED = '您已接受 张*明 的邀请'

// Outside the app the engine is Chromium; in the app, each of the two in turn.
const OUTSIDE = missingFor('chromium') === null
onEachEngine(
  {
    path: '/',
    provider: openProvider,
    on: ({ phone }) => phone === null && OUTSIDE,
    // The messaging app's script reports to its own server.
    provokesRefusals: true,
  },
  (journey) => {
    const { newSite, weixin, browser } = useContainers(() => journey().provider)

    test('a friend opens an invitation in the messaging app, installs the app, registers in it, and counts once', async () => {
      const { openDevice, provider } = journey()
      const zhang = await OtherDevice.signIn(provider.client, 'zhang')
      const { inviteCode } = await zhang.ask(queryInviteHome, { campaignId })
      const link = inviteFriends2025Paths.inviteeHome.to({
        inviteCode,
        inviteCampaign: campaignId,
      })
      const friends = async () =>
        (await zhang.ask(listInviteRecords, { campaignId, page: 1, size: 5 })).records
      const site = await newSite()

      // The messaging app opens no other app: its page says how to get there.
      const chat = await weixin(site, { person: FRIEND, authorization: 'silent' })
      const card = await chat.open(link)
      await card.says(INVITED)
      await card.press('打开 App')
      await card.says('在浏览器打开')
      const { pathname, search } = await card.address()

      const outside = await browser(site, { person: FRIEND })
      const page = await outside.open(`${pathname}${search}`)
      await page.press('打开 App')
      await page.says('没有打开 App。如果还没有安装，请先下载')
      await page.says('下载安卓版')
      expect(await friends()).toEqual([])

      // Installed meanwhile: nothing is on the phone but what the same button hands over.
      const before = outside.refused.length
      await page.press('打开 App')
      await expect.poll(() => outside.refused.length).toBeGreaterThan(before)
      const opened = new URL(outside.refused.at(-1) ?? '').searchParams.get('path') ?? ''
      expect(opened).toBe(link)
      const phone = await openDevice()
      await phone.control.open(opened)
      const invitation = await new InviteeHomePage(phone).shown()
      await invitation.says(INVITED)
      // The app's own sign-in registers a new number.
      const friend = await OtherDevice.signIn(provider.client, FRIEND)
      await register(friend, '19900000044')
      await invitation.acceptSignedOut(FRIEND)
      expect(await friends()).toMatchObject([{ name: '好友 1', stage: 'registered' }])

      // The link opened again, in the chat and in the app, binds no second time.
      await (await chat.open(link)).says('三步开始')
      await phone.control.open(opened)
      await (await invitation.shown()).says(TIED)
      expect(await friends()).toHaveLength(1)
      const coupons = await friend.ask(listCoupons, { tab: 'own', page: 1, size: 9 })
      expect(coupons.records.map(({ title }) => title)).toEqual(['新人 1 折券'])
    })
  },
)
