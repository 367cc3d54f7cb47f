import { RUNNING } from '#domain/campaign/running-editions.ts'
import { blockType, noAction } from '#domain/page/block-type.ts'
import { codes, list } from '#domain/page/list-fields.ts'
import {
  neededAction,
  neededCode,
  neededSelect,
  note,
  number,
  select,
  text,
} from '#domain/page/value-fields.ts'

/** Campaigns of invitations that a page can lead to. */
export const INVITE_CAMPAIGNS = ['always', 'of2026', 'monthly'] as const

export const inviteCard = blockType({
  type: 'InviteCard',
  label: '邀请卡片',
  fields: () => ({
    title: note('标题', 20),
    campaign: neededSelect('活动', INVITE_CAMPAIGNS),
  }),
  defaults: { campaign: 'always' },
})

export const couponStrip = blockType({
  type: 'CouponStrip',
  label: '领券',
  fields: () => ({
    title: note('标题', 20),
    batchIds: codes('优惠券批次编号', 'coupon', 1, 3),
  }),
  rule: [(props) => props.batchIds.length > 0, 'batchIds: at least one'],
  defaults: { batchIds: ['new-tenth', 'cut-20'] },
})

export const coupon = blockType({
  type: 'Coupon',
  label: '优惠券',
  fields: () => ({ batchId: neededCode('优惠券批次编号', 'coupon') }),
  defaults: { batchId: 'cut-20' },
})

export const tierCard = blockType({
  type: 'TierCard',
  label: '会员等级',
  fields: () => ({ title: note('标题', 20) }),
  defaults: { title: '我的会员' },
})

export const activityHero = blockType({
  type: 'ActivityHero',
  label: '活动头图',
  fields: () => ({ activityId: neededCode('活动编号', 'activity') }),
  defaults: { activityId: RUNNING.keepActivity },
})

export const ruleText = blockType({
  type: 'RuleText',
  label: '活动规则',
  fields: () => ({
    title: note('标题', 20),
    activityId: neededCode('活动编号', 'activity'),
  }),
  defaults: { activityId: RUNNING.keepActivity },
})

export const newcomerSteps = blockType({
  type: 'NewcomerSteps',
  label: '新人五步',
  fields: () => ({ title: note('标题', 20) }),
  defaults: { title: '新人五步' },
})

export const challengeProgress = blockType({
  type: 'ChallengeProgress',
  label: '挑战进度',
  fields: () => ({ activityId: neededCode('坚持定投的活动编号', 'challenge') }),
  defaults: { activityId: RUNNING.keepActivity },
})

export const rankingTop = blockType({
  type: 'RankingTop',
  label: '模拟炒基排名',
  fields: () => ({
    title: note('标题', 20),
    activityId: neededCode('模拟炒基的活动编号', 'game'),
    rows: number('行数', 3, 10, 5),
  }),
  defaults: { activityId: 'mncj-1', rows: 5 },
})

export const goldBalance = blockType({
  type: 'GoldBalance',
  label: '金币余额',
  fields: () => ({ title: note('入口文字', 20) }),
  defaults: { title: '金币商城' },
})

export const entryGrid = blockType({
  type: 'EntryGrid',
  label: '入口卡片',
  fields: () => ({
    title: note('标题', 20),
    items: list('入口', 2, 8, {
      title: text('名称', 10),
      text: note('说明', 20),
      action: neededAction(),
      badge: select('角标', ['none', 'new', 'hot']),
    }),
  }),
  defaults: {
    items: ['领券', '任务'].map((title) => ({ title, action: noAction })),
  },
})
