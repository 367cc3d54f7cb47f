// @vitest-environment jsdom
import { act } from 'react'
import { describe, expect, it } from 'vitest'
import { queryInviteHome } from '#api/calls/activities/invite.ts'
import { inviteFriends2025Paths } from '#paths/activities/invite-friends2025.ts'
import { inviteFriends2025v2Paths } from '#paths/activities/invite-friends2025v2.ts'
import { inviteFriends60Paths } from '#paths/activities/invite-friends60.ts'
import { invitePaths } from '#paths/activities/invite.ts'
import { newInviteFriendPaths } from '#paths/activities/new-invite-friend.ts'
import { wxInviteFriendPaths } from '#paths/activities/wx-invite-friend.ts'
import { consent, endQuestion } from '#platform/consent.ts'
import { answerNotice } from '#platform/consent-answer.ts'
import { keptInvitation } from '#shared/views/invite/kept-invitation.ts'
import { button, click, eventually } from '#ui/testing/in-page.tsx'
import { inviteCodeOf } from '#test/sandbox/departments/invite/tickets.ts'
import { ask, signIn } from '#test/sandbox/testing/test-client.ts'
import { useScreensInApp } from '#test/screens/testing/screens-in-app.ts'

const { inviteeHome, inviteFriendsInvitePeople, inviteFriendsRecord } = inviteFriends2025Paths
const { inviteeHomeV2, inviteFriendsRecordV2 } = inviteFriends2025v2Paths
const { activityHome, inviteFriendPrefecture, inviteFriendRecode } = newInviteFriendPaths

const link = (inviteCampaign: string, userId = 'sharer') =>
  inviteeHome.to({ inviteCode: inviteCodeOf(userId), inviteCampaign })

const screens = useScreensInApp({ address: activityHome.to(), user: 'sharer' })
const { opened } = screens

describe('who invites', () => {
  it.each([
    [activityHome.to(), 'sharer', '未发放：风控核查未通过'],
    [activityHome.to(), 'zhang', '还没有好友接受邀请'],
    [activityHome.to(), 'li', '去实名认证'],
    [inviteFriendsInvitePeople.to(), 'sharer', '活动已结束，奖励发放至 4月1日'],
    [inviteFriendsInvitePeople.to(), 'zhang', '您没有参加这期活动'],
    [inviteFriendsRecord.to(), 'sharer', '未发放：超出上限'],
    [inviteFriendsRecord.to({ stage: 'held' }), 'zhang', '没有符合条件的好友'],
    [inviteFriendsRecordV2.to(), 'sharer', '挑战第3天'],
    [inviteFriendRecode.to({ month: '202602' }), 'sharer', '冯*舒'],
    [inviteFriends60Paths.inviteFriendsHome.to(), 'sharer', '现在的活动'],
    [invitePaths.inviteFriend.to(), 'sharer', '3 月任务'],
    [invitePaths.taskRecord.to(), 'sharer', '任务累计得金币270 枚'],
    [invitePaths.taskRecord.to(), 'zhang', '还没有任务记录'],
    [wxInviteFriendPaths.wxActivityHome.to(), null, '推荐人不获得奖励'],
    [wxInviteFriendPaths.wxInviteShare.to(), null, '分享与否不影响任何权益'],
    ['/inviteFriends2025V2/InviteFriendsInvitePeopleV2', 'sharer', '5 位好友实名得 150 金币'],
    ['/inviteFriends2025V2', 'sharer', '邀请好友 2026'],
  ])('at %s shows to %s: %s', async (address, user, words) => {
    expect(await opened(address, user)).toContain(words)
  })

  it('claims a month once', async () => {
    await opened(invitePaths.inviteFriend.to(), 'sharer')
    await click(button('领取'))
    await eventually(() => expect(document.body.textContent).toContain('+80 金币'))
  })
})

describe('a friend', () => {
  it.each([
    [link('invite-always'), null, '接受邀请'],
    [link('invite-always'), 'zhang', '不能重复受邀'],
    [link('invite-always'), 'sharer', '这是您自己的邀请'],
    [link('invite-always'), 'guest', '您已接受 盛*缘 的邀请'],
    [link('invite-2020'), null, '这期邀请活动已结束'],
    [inviteeHome.to({ inviteCode: 'ZZZZZZZZ' }), null, '邀请链接无效或已过期'],
    [inviteeHome.to(), null, '以新客户开户'],
    [inviteeHomeV2.to(), 'guest', '第 3 天'],
    [inviteeHomeV2.to(), 'challenger', '领取'],
    [inviteeHomeV2.to({ inviteCampaign: 'invite-plain' }), null, '新人礼'],
    [inviteFriends2025v2Paths.inviteeGuide.to(), null, '四步完成'],
    [inviteFriendPrefecture.to(), 'guest', '还剩 28 天'],
    [inviteFriendPrefecture.to(), 'zhang', '去新人专区'],
  ])('at %s, %s sees %s', async (address, user, words) => {
    expect(await opened(address, user)).toContain(words)
  })

  it('is shown who invites once the privacy notice is agreed to, and nothing is noted before', async () => {
    endQuestion('declined')
    try {
      const text = await opened(link('invite-always'))
      expect(text).toContain('欢迎来到')
      expect(text).not.toContain('盛*缘')
      expect(keptInvitation()).toBeNull()
      await click(button('查看邀请'))
      expect(consent.asking).toBe(true)
      await act(async () => answerNotice(true))
      await eventually(() => expect(document.body.textContent).toContain('盛*缘 邀请您'))
      expect(button('接受邀请')).toBeDefined()
    } finally {
      endQuestion('agreed')
    }
  })

  it('keeps the invitation that was opened first, over another one and a sign-in', async () => {
    const zhang = await signIn(screens.provider().sandbox, 'zhang')
    await ask(screens.provider().sandbox, queryInviteHome, { campaignId: 'invite-always' }, zhang)
    await opened(link('invite-always', 'zhang'))
    const first = keptInvitation()
    expect(first).not.toBeNull()
    expect(await opened(link('invite-always'))).toContain('您先打开了 张*明 的邀请')
    expect(keptInvitation()?.inviteTicket).toBe(first?.inviteTicket)
    await opened(link('invite-always'), 'li')
    await click(button('接受邀请'))
    await eventually(() => expect(document.body.textContent).toContain('已接受邀请'))
    expect(keptInvitation()).toBeNull()
  })
})
