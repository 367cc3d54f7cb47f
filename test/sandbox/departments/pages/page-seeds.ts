/** The pages that a new database has: what operators would have composed. */
import { makeManagerId } from '#test/sandbox/market/archives/tenures.ts'
import { block, leadsTo, page, scene } from '#shared/pages/page-blocks/slots/document-parts.ts'
import * as fixed from '#shared/pages/page-blocks/slots/fixed-plus-slots.ts'
import { boutique, BOUTIQUE_CODES, fundHome } from '#shared/pages/page-blocks/slots/fund-slots.ts'
import { home } from '#shared/pages/page-blocks/slots/home-slot.ts'
import {
  usersShortcuts,
  visitorsShortcuts,
} from '#shared/pages/page-blocks/slots/shortcut-slots.ts'
import { initiative } from '#shared/pages/page-blocks/slots/initiative-slots.ts'
import { goldExplained, goldTreeOffline } from '#shared/pages/page-blocks/slots/gold-slots.ts'
import * as activities from '#shared/pages/page-blocks/slots/activity-slots.ts'
import * as invites from '#shared/pages/page-blocks/slots/invite-slots.ts'
import { moneyExplained } from '#shared/pages/page-blocks/slots/money-slots.ts'
import * as pension from '#shared/pages/page-blocks/slots/pension-slots.ts'
import * as people from '#shared/pages/page-blocks/slots/people-slots.ts'
import * as specials from '#shared/pages/page-blocks/slots/special-slots.ts'

export interface PageSeed {
  readonly pageId: string
  readonly slot: string | null
  readonly doc: object
  readonly audience?: object
  /** Days from the clock's start; by default it has been on for a month. */
  readonly fromDays?: number
  readonly untilDays?: number
}

const slot = (name: string, doc: object): PageSeed => ({
  pageId: `s-${name.replace(':', '-')}`,
  slot: name,
  doc,
})
const notice = (id: string, text: string, more: object = {}) =>
  block('Notice', id, { text, ...more })
const HOME = leadsTo('/')

const spring = page(
  '春季理财月',
  [
    block('Hero', 'hero', {
      picture: scene('hills'),
      alt: '晨光里的山丘与一条小路',
      title: '春季理财月',
      text: '三月，整理一次自己的账户',
      height: 180,
      action: leadsTo('/fundPortal/performance'),
    }),
    block('Anchor', 'nav', {
      items: [
        { label: '三步', target: 'steps' },
        { label: '基金', target: 'funds' },
        { label: '问答', target: 'faq' },
      ],
    }),
    notice('arm-a', '先从账户体检开始', { arm: 'a' }),
    notice('arm-b', '先看看这个月的榜单', { arm: 'b' }),
    notice('arm-c', '先定一个小目标', { arm: 'c' }),
    block('Countdown', 'clock', {
      until: '20260331150000',
      before: '距离活动结束还有',
      after: '活动已经结束',
    }),
    block('Steps', 'steps', {
      items: [
        {
          title: '看清自己',
          text: '完成风险测评，知道能承受多少波动',
          action: leadsTo('/risks/assessment'),
          taskId: 'risk_assessment',
        },
        { title: '看清基金', text: '费率、回撤和持有人结构都是公开的' },
        { title: '看清时间', text: '一年内要用的钱，不放进权益基金' },
      ],
    }),
    block('Tabs', 'tabs', {
      tabs: [
        {
          label: '偏稳健',
          content: [
            block('FundList', 'funds', { codes: ['980501', '980503'], stage: '1y', rows: 3 }),
          ],
        },
        {
          label: '偏成长',
          content: [
            block('FundCard', 'card', {
              fundCode: '980201',
              reason: '同一位经理管理近十年',
              stage: '5y',
              tags: ['主动权益', '长跑'],
            }),
          ],
        },
      ],
    }),
    block('Chart', 'chart', { title: '两只基金的走势', codes: ['980501', '980201'], range: '3y' }),
    block('RichText', 'words', {
      body: '<h2>为什么是三月</h2><p>一年刚开始，<strong>账户</strong>里的每一笔都还来得及调整。</p><ul><li>年报陆续公布</li><li>分红方案陆续公布</li></ul>',
    }),
    block('Faq', 'faq', {
      items: [
        { q: '活动期间费率有变化吗', a: '<p>没有，以各基金的费率表为准。</p>' },
        { q: '参加需要报名吗', a: '<p>不需要，按步骤完成即可。</p>' },
      ],
    }),
    block('Faq', 'fund-faq', { fundCode: '980501' }),
    block('Carousel', 'carousel', {
      items: [
        { picture: scene('river'), alt: '缓缓流动的河', action: HOME },
        { picture: scene('city'), alt: '傍晚的城市天际线' },
        { picture: scene('hills'), alt: '清晨的山丘', arm: 'a' },
        { picture: scene('hills'), alt: '山丘间的小路', arm: 'c' },
      ],
      seconds: 5,
    }),
    block('HotImage', 'hot', {
      picture: scene('leaves'),
      alt: '两片叶子',
      areas: [
        {
          x: 10,
          y: 20,
          w: 36,
          h: 66,
          label: '看债券基金',
          action: leadsTo('/fundPortal/performance'),
        },
        {
          x: 54,
          y: 14,
          w: 36,
          h: 60,
          label: '看我的定投',
          action: leadsTo('/directInvest/directInvestManage'),
        },
      ],
    }),
    block('Share', 'share', { title: '把这一页分享给朋友', text: '一起整理账户' }),
    block('RiskLine', 'risk', { kind: 'fund', extra: '活动不改变基金的费率与风险等级' }),
    block('Buttons', 'foot', {
      items: [{ label: '去看榜单', action: leadsTo('/fundPortal/performance') }],
      fixed: true,
    }),
  ],
  {
    accent: 'brand',
    shareTitle: '春季理财月：三步整理账户',
    shareDesc: '看清自己，看清基金，看清时间',
    endText: '春季理财月已经结束，感谢参与',
    experiment: {
      id: 'exp-home-1',
      arms: [
        { key: 'a', weight: 5_000 },
        { key: 'b', weight: 3_000 },
        { key: 'c', weight: 2_000 },
      ],
    },
  },
)

const broken = page('有坏区块的页面', [
  notice('first', '第一块好的'),
  block('Marquee', 'marquee', { text: '不认识的区块' }),
  block('Hero', 'bad-hero', { picture: '不是图片', alt: 5 }),
  notice('nowhere', '点了没有去处', { action: leadsTo('javascript:alert(1)') }),
  notice('first', '同一个 id 的第二块'),
  notice('foreign', '去不了的外站', { action: leadsTo('https://evil.example/') }),
  notice('markup', '<img src=x onerror=alert(1)>'),
  block('RichText', 'evil', {
    body: '<p>正文<script>alert(1)</script><img src="x" onerror="alert(1)"><a href="javascript:alert(1)">点我</a></p>',
  }),
  notice('moon', '不认识的条件', { who: { moon: true } }),
  notice('last', '最后一块好的'),
])

/** As the first editor wrote it: without its form, slots in zones. */
const old = {
  root: { props: { title: '旧格式的页面' } },
  content: [block('Group', 'box', { columns: 1 }), notice('inline', '后面的区块')],
  zones: { 'box:content': [notice('zoned', '来自旧格式的区域')] },
}

const long = page(
  '很长的页面',
  Array.from({ length: 60 }, (_, at) => notice(`n${at + 1}`, `第 ${at + 1} 块内容`)),
)

const reading = page(
  '一起读',
  [
    block('Person', 'manager', { fmUid: makeManagerId('林知远') }),
    block('IndexCard', 'index', { indexCode: '880001' }),
    block('Person', 'editor', { personId: 'e-bai', line: '把复杂的事讲明白', follow: false }),
    block('Articles', 'first', { title: '从这里开始', source: 'tag', tag: '新手', rows: 3 }),
    block('Articles', 'series', {
      title: '债券基金五讲',
      source: 'special',
      specialId: 's-bond-class',
      rows: 5,
      look: 'strip',
    }),
    block('Articles', 'topic', {
      title: '红利与股息率',
      source: 'topic',
      topicId: 't-dividend',
      rows: 2,
      look: 'card',
    }),
    block('RiskLine', 'risk', { kind: 'opinion' }),
    block('Feed', 'feed', { channel: 'recommend' }),
  ],
  { shareTitle: '一起读：把复杂的事讲明白' },
)

const guide = (title: string, text: string, more: object = {}) =>
  page(
    title,
    [
      block('Hero', 'hero', { picture: scene('river'), alt: '缓缓流动的河', title, height: 150 }),
      notice('line', text, more),
    ],
    { endText: '这个页面已经结束' },
  )

export const PAGE_SEEDS: readonly PageSeed[] = [
  slot('home', home),
  slot('home-shortcuts', usersShortcuts),
  slot('visitor-shortcuts', visitorsShortcuts),
  slot('fund-home', fundHome),
  ...BOUTIQUE_CODES.map((code) => slot(`boutique:${code}`, boutique(code))),
  slot('manager-lounge', people.managerLounge),
  slot('expert-home', people.expertHome),
  slot('people', people.people),
  slot('together', people.together),
  slot('circle-home', people.circleHome),
  slot('circle:medicine', people.medicine),
  slot('initiative', initiative),
  slot('pension-way', pension.pensionWay),
  slot('pension-guide', pension.pensionGuide),
  slot('pension-zone', pension.pensionZone),
  slot('money-explained', moneyExplained),
  slot('gold', goldExplained),
  slot('gold-tree-offline', goldTreeOffline),
  slot('activity-center', activities.activityCenter),
  slot('auth-guide', activities.authGuide),
  slot('newcomer-gift', activities.newcomerGift),
  slot('new-user', activities.newUser),
  slot('payday', activities.payday),
  slot('invite:2025', invites.invite2025),
  slot('invite:2026', invites.invite2026),
  slot('invite:2020', invites.invite2020),
  slot('invite:always', invites.inviteAlways),
  slot('invite:month', invites.inviteMonth),
  slot('invite:wx', invites.inviteWx),
  slot('invite:zone', invites.inviteZone),
  slot('invite:guide', invites.inviteeGuide),
  slot('fixed-plus', fixed.fixedPlus),
  slot('alipay-fixed-plus', fixed.alipayFixedPlus),
  slot('fixed-plus-new', fixed.fixedPlusNew),
  slot('special:s-bond-class', specials.bondClass),
  slot('special:s-pension', specials.pension),
  { pageId: 'p-spring', slot: null, doc: spring },
  { pageId: 'p-soon', slot: null, doc: guide('后天开放', '准时到来'), fromDays: 2 },
  { pageId: 'p-over', slot: null, doc: guide('已经结束', '看不到了'), untilDays: -1 },
  {
    pageId: 'p-tasks',
    slot: null,
    doc: page('新手任务', [
      block('Task', 'tasks', { taskIds: ['binding_card', 'risk_assessment', 'first_purchase'] }),
      block('CouponStrip', 'coupons', { title: '领券', batchIds: ['cut-20', 'index-cut'] }),
      block('Task', 'daily', { title: '每日任务', taskIds: ['read_article', 'view_fund'] }),
      notice('rules', '金币以金币记录为准，次年 12 月 31 日到期'),
    ]),
  },
  {
    pageId: 'p-campaigns',
    slot: null,
    doc: page(
      '活动一览',
      [
        block('ActivityHero', 'hero', { activityId: 'keep-1' }),
        block('EntryGrid', 'entries', {
          title: '从这里开始',
          items: [
            {
              title: '活动中心',
              text: '现在有哪些活动',
              action: leadsTo('/activityCenter/activityCenterHome'),
            },
            { title: '卡券中心', action: leadsTo('/couponCenter/couponCenterHome'), badge: 'new' },
            { title: '金币商城', text: '任务与兑换', action: leadsTo('/goldStore/goldStoreHome') },
          ],
        }),
        block('NewcomerSteps', 'steps', { title: '新人五步' }),
        block('Coupon', 'coupon', { batchId: 'cut-20' }),
        block('ChallengeProgress', 'progress', { activityId: 'keep-1' }),
        block('RankingTop', 'ranking', { activityId: 'mncj-1', rows: 3 }),
        block('GoldBalance', 'coins', { title: '用金币兑换' }),
        block('FundStrip', 'funds', {
          title: '与您匹配的基金',
          codes: ['001386', '980303', '980201'],
        }),
        block('RuleText', 'rules', { title: '活动规则', activityId: 'keep-1' }),
      ],
      { riskLine: 'fund' },
    ),
  },
  {
    pageId: 'p-newuser',
    slot: null,
    doc: page('新人指引', [
      notice('new', '第一次来，先看这三步', { who: { newUser: true } }),
      block('Steps', 'three', {
        items: [
          {
            title: '完成风险测评',
            text: '知道自己能承受多少波动',
            action: leadsTo('/risks/assessment'),
          },
          {
            title: '看懂一只基金',
            text: '费率、回撤和持仓都是公开的',
            action: leadsTo('/fundPortal/performance'),
          },
          { title: '想好投多久', text: '一年内要用的钱，不放进权益基金' },
        ],
        who: { newUser: true },
      }),
      notice('known', '欢迎回来', { who: { newUser: false } }),
      notice('bold', '适合测评结果为 C2 以上的内容', { who: { classMin: 2 } }),
      notice('holder', '您持有禾岸宝', { who: { holds: ['001386'] } }),
      notice('inApp', '在 App 里打开', { who: { hosts: ['app'] } }),
    ]),
  },
  {
    pageId: 'p-vip',
    slot: null,
    doc: guide('会员专属', '只给会员的内容', { who: { vip: true } }),
    audience: { signedIn: true, vip: true },
  },
  { pageId: 'p-reading', slot: null, doc: reading },
  { pageId: 'p-broken', slot: null, doc: broken, fromDays: -60 },
  { pageId: 'p-old', slot: null, doc: old, fromDays: -60 },
  { pageId: 'p-long', slot: null, doc: long, fromDays: -60 },
  {
    pageId: 'p-newer',
    slot: null,
    doc: page('需要新版本', [notice('only', '新版本才有的内容')], { minRenderer: 99 }),
  },
]

/** The fixed slots that a new provider has a page for. */
export const SEEDED_SLOTS: readonly string[] = PAGE_SEEDS.flatMap((it) => it.slot ?? [])
