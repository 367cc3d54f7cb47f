import { beforeEach, expect, test } from 'vitest'
import {
  listInviteRecords,
  listInviteTasks,
  queryInviteHome,
} from '#api/calls/activities/invite.ts'
import { inviteFriends2025Paths } from '#paths/activities/invite-friends2025.ts'
import { invitePaths } from '#paths/activities/invite.ts'
import { newInviteFriendPaths } from '#paths/activities/new-invite-friend.ts'
import { onEachEngine } from '#test/e2e/journey.ts'
import { OtherDevice } from '#test/e2e/other-device.ts'
import {
  ActivityHomePage,
  InviteeHomePage,
  InviteFriendPage,
} from '#test/e2e/pages/activities/invite-pages.ts'
import { openProvider } from '#test/e2e/provider.ts'

const campaignId = 'invite-always'

/** The link of a user's invitation, and what has come of it. */
async function inviter(provider: Parameters<typeof OtherDevice.signIn>[0], userId: string) {
  const device = await OtherDevice.signIn(provider, userId)
  const { inviteCode } = await device.ask(queryInviteHome, { campaignId })
  return {
    link: inviteFriends2025Paths.inviteeHome.to({ inviteCode, inviteCampaign: campaignId }),
    friends: async () =>
      (await device.ask(listInviteRecords, { campaignId, page: 1, size: 20 })).records,
  }
}

onEachEngine({ provider: openProvider }, (journey) => {
  beforeEach(() => journey().provider.client.reset())

  test('two friends invite one another: the first is tied once, the second is refused', async () => {
    const { host, openAs, provider } = journey()
    const zhang = await inviter(provider.client, 'zhang')
    await openAs('li', zhang.link)
    const page = await new InviteeHomePage(host).shown()
    await page.says('张*明 邀请您一起学着打理闲钱')
    await page.accept()
    expect(await zhang.friends()).toMatchObject([{ name: '好友 1', stage: 'registered' }])

    const li = await inviter(provider.client, 'li')
    await openAs('zhang', li.link)
    const back = await new InviteeHomePage(host).shown()
    await back.says('您已是本公司客户，不能重复受邀')
    expect(await back.text()).not.toContain('undefined')
    expect(await li.friends()).toEqual([])
  })

  test('another link that is opened later does not replace the first', async () => {
    const { host, openAs, provider } = journey()
    const zhang = await inviter(provider.client, 'zhang')
    const qian = await inviter(provider.client, 'qian')
    await openAs('li', zhang.link)
    await (await new InviteeHomePage(host).shown()).says('张*明 邀请您')
    await host.control.open(qian.link)
    const page = await new InviteeHomePage(host).shown()
    await page.says('您先打开了 张*明 的邀请，以最先打开的为准')
    await page.accept()
    expect(await zhang.friends()).toHaveLength(1)
    expect(await qian.friends()).toEqual([])
  })

  test('who invites sees why a reward waits or is void, and saves a poster', async () => {
    const { host, openAs } = journey()
    await openAs('sharer', newInviteFriendPaths.activityHome.to())
    const home = await new ActivityHomePage(host).shown()
    expect(await home.text()).toContain('待发放，预计 3月11日')
    const records = await home.openRecords()
    await records.says('未发放：提前卖出')
    await records.says('未发放：风控核查未通过')
    await openAs('sharer', newInviteFriendPaths.activityHome.to())
    await (await new ActivityHomePage(host).shown()).savePoster()
  })

  test("a month's task is claimed once", async () => {
    const { host, openAs, provider } = journey()
    const sharer = await OtherDevice.signIn(provider.client, 'sharer')
    await openAs('sharer', invitePaths.inviteFriend.to())
    await (await new InviteFriendPage(host).shown()).claim(80)
    expect((await sharer.ask(listInviteTasks, {})).coins).toBe(350)
  })
})
