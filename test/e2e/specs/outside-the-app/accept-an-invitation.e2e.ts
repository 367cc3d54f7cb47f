import * as v from 'valibot'
import { expect, test } from 'vitest'
import { listInviteRecords, queryInviteHome } from '#api/calls/activities/invite.ts'
import { downloadPaths } from '#paths/download.ts'
import { inviteFriends2025Paths } from '#paths/activities/invite-friends2025.ts'
import { newInviteFriendPaths } from '#paths/activities/new-invite-friend.ts'
import { useContainers } from '#test/e2e/container-journey.ts'
import { OtherDevice } from '#test/e2e/other-device.ts'

const { provider, newSite, weixin } = useContainers()

const campaignId = 'invite-always'

test('an invitation outlives the way to the download and a reload, and ties who registers later', async () => {
  const zhang = await OtherDevice.signIn(provider().client, 'zhang')
  const { inviteCode } = await zhang.ask(queryInviteHome, { campaignId })
  const link = inviteFriends2025Paths.inviteeHome.to({ inviteCode, inviteCampaign: campaignId })
  const app = await weixin(await newSite(), { person: 'visitor', authorization: 'silent' })
  const tab = await app.open(link)
  await tab.says('张*明 邀请您一起学着打理闲钱')
  // The page that leads to the app carries the link along, for the app to open.
  await tab.goTo(downloadPaths.download.to({ to: link }), '打开')
  await tab.goTo(link, '张*明 邀请您一起学着打理闲钱')
  await tab.press('接受邀请')
  await tab.says('用手机号注册')
  await tab.fill('手机号', '19900000043')
  await tab.click(`document.querySelector('input[type="checkbox"]')`)
  await tab.press('获取短信验证码')
  await tab.says('已发送至 199****0043')
  await tab.fill('短信验证码', await provider().client.smsCode())
  await tab.press('注册')
  await tab.says('您已接受 张*明 的邀请')
  const { records } = await zhang.ask(listInviteRecords, { campaignId, page: 1, size: 5 })
  expect(records).toMatchObject([{ stage: 'registered' }])
})

test('in the messaging app no page names a reward of who invites', async () => {
  const app = await weixin(await newSite(), { person: 'sharer', authorization: 'silent' })
  const tab = await app.open(newInviteFriendPaths.activityHome.to())
  await tab.says('我的邀请')
  expect(await tab.page.run('document.body.innerText', v.string())).not.toMatch(
    /您\s*实名得|已得金币|已发放/,
  )
})
