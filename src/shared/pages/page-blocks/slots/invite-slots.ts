import { brandFunds } from '#domain/brand-funds.ts'
import { inviteFriends2025Paths } from '#paths/activities/invite-friends2025.ts'
import { inviteFriends2025v2Paths } from '#paths/activities/invite-friends2025v2.ts'
import { inviteFriends60Paths } from '#paths/activities/invite-friends60.ts'
import { invitePaths } from '#paths/activities/invite.ts'
import { newInviteFriendPaths } from '#paths/activities/new-invite-friend.ts'
import { activityPaths } from '#paths/activities/activity.ts'
import { wxInviteFriendPaths } from '#paths/activities/wx-invite-friend.ts'
import { coursePaths } from '#paths/course.ts'
import { risksPaths } from '#paths/risks.ts'
import { block, leadsTo, page, type PuckBlock, type PuckDocument } from './document-parts.ts'

/** Returns how inviting goes, in three steps. */
const way = (last: string): PuckBlock =>
  block('Steps', 'way', {
    items: [
      { title: '发送链接或海报', text: '好友首次打开的邀请在 30 天内有效，以最先打开的为准' },
      { title: '好友注册并实名', text: '新客户才能受邀；好友可以选择是否显示脱敏姓名' },
      { title: last, text: '每笔奖励的到账日或不发放的原因在记录中' },
    ],
  })

const questions = block('Faq', 'questions', {
  items: [
    {
      q: '为什么好友不能受邀',
      a: '<p>已实名或有过交易的客户、已接受过其他邀请的客户、本人和公司员工不能受邀。</p>',
    },
    {
      q: '我能看到好友买了什么吗',
      a: '<p>不能。只显示阶段、日期和您自己的奖励，不显示好友的金额与基金。</p>',
    },
    { q: '发送链接有奖励吗', a: '<p>没有。奖励只与好友实名、持有有关，且金额固定。</p>' },
  ],
  fundCode: '',
})

const others = (...items: readonly object[]): PuckBlock => block('Shortcuts', 'others', { items })
const tasks = { icon: 'clock', label: '邀请任务', action: leadsTo(invitePaths.inviteFriend.to()) }
const guide = {
  icon: 'info',
  label: '好友指南',
  action: leadsTo(inviteFriends2025v2Paths.inviteeGuide.to()),
}
const of2026 = {
  icon: 'chart',
  label: '收益挑战',
  action: leadsTo(inviteFriends2025v2Paths.inviteFriendsInvitePeopleV2.to()),
}
const of2025 = {
  icon: 'list',
  label: '2025 期',
  action: leadsTo(inviteFriends2025Paths.inviteFriendsInvitePeople.to()),
}
const of2020 = {
  icon: 'list',
  label: '2020 期',
  action: leadsTo(inviteFriends60Paths.inviteFriendsHome.to()),
}
const zone = {
  icon: 'wallet',
  label: '好友专区',
  action: leadsTo(newInviteFriendPaths.inviteFriendPrefecture.to()),
}
const plain = {
  icon: 'info',
  label: '推荐给朋友',
  action: leadsTo(wxInviteFriendPaths.wxActivityHome.to()),
}

const running = block('InviteCard', 'running', { title: '现在的活动', campaign: 'always' })

export const invite2025: PuckDocument = page('邀请好友 2025', [
  running,
  way('奖励发放至活动说明的日期'),
  questions,
])

export const invite2026: PuckDocument = page('邀请好友 2026', [
  way('好友实名当日 20:30 发放'),
  questions,
  others(guide, tasks, zone, of2025),
])

/** The terms that were in force in 2020, of which nothing is left. */
export const invite2020: PuckDocument = page('邀请好友 2020', [
  block('Notice', 'over', {
    text: '活动于 2020 年 12 月 31 日结束，旧邀请链接不再建立邀请关系',
    tone: 'info',
    closable: false,
  }),
  running,
])

export const inviteAlways: PuckDocument = page('邀请好友', [
  way('实名当日、持有到期日 20:30 发放'),
  others(of2026, tasks, zone, plain, of2025, of2020),
  questions,
])

export const inviteMonth: PuckDocument = page('邀请任务', [way('按月领取，每档一次'), questions])

/** For friends in the messaging app: it names no reward of who sends it. */
export const inviteWx: PuckDocument = page('推荐给朋友', [
  block('Steps', 'start', {
    items: [
      { title: '先了解', text: '基金是什么、费用多少、可能亏损多少' },
      { title: '再测评', text: '约 3 分钟，知道哪些基金与自己匹配' },
      { title: '小额开始', text: '10 元起，用短期内不用的钱' },
    ],
  }),
  block('CouponStrip', 'coupons', { title: '新人优惠券', batchIds: ['new-tenth'] }),
])

export const inviteZone: PuckDocument = page(
  '好友专区',
  [
    block('Shortcuts', 'learn', {
      items: [
        { icon: 'list', label: '大师课', action: leadsTo(coursePaths.courseHome.to()) },
        { icon: 'gauge', label: '风险等级', action: leadsTo(risksPaths.riskExplain.to()) },
        { icon: 'info', label: '开户指南', action: leadsTo(activityPaths.authGuide.to()) },
        guide,
      ],
    }),
    block('FundList', 'calm', {
      title: '低风险基金',
      codes: brandFunds.bonds,
      stage: '1y',
      rows: 3,
    }),
  ],
  { riskLine: 'fund' },
)

/** The steps of a friend, with what has to be at hand. */
export const inviteeGuide: PuckDocument = page('好友指南', [
  block('Faq', 'questions', {
    items: [
      { q: '开户收费吗', a: '<p>开户、绑卡与风险测评都不收费。</p>' },
      { q: '要准备什么', a: '<p>有效期内的身份证、本人储蓄卡，约 3 分钟。</p>' },
      {
        q: '邀请人能看到我的资产吗',
        a: '<p>不能。邀请人只看到您到了哪一步；您同意后显示脱敏姓名。</p>',
      },
      {
        q: '打开过两个人的邀请怎么办',
        a: '<p>以 30 天内最先打开的为准，注册后不再改变。</p>',
      },
      {
        q: '收益挑战是真的钱吗',
        a: '<p>不是。体验金是模拟资金，不能取出；每天的奖励以金币发放，不是基金收益。</p>',
      },
      {
        q: '一定要买基金吗',
        a: '<p>不需要。是否买入、买什么由您自己决定，基金有风险。</p>',
      },
    ],
    fundCode: '',
  }),
])
