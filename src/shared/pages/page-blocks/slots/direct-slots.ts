import { RUNNING } from '#domain/campaign/running-editions.ts'
import { directInvestActivityPaths } from '#paths/activities/direct-invest-activity.ts'
import { fundPortalPaths } from '#paths/fund-portal.ts'
import { pensionZonePaths } from '#paths/pension/pension-zone.ts'
import { block, leadsTo, page, type PuckDocument } from './document-parts.ts'

/** The limits of ready plans. */
export const readyPlans: PuckDocument = page(
  '定投方案',
  [
    block('Notice', 'what', {
      text: '方案只是起点：基金、周期与金额都可以在下一步修改；定投不能避免亏损，也不保证收益',
      tone: 'info',
      closable: false,
    }),
  ],
  { riskLine: 'fund' },
)

/** The way plans work, four themes, both challenges, and questions. */
export const directSpecial: PuckDocument = page(
  '定投专题',
  [
    block('Steps', 'how', {
      items: [
        { title: '选一只基金', text: '看清风险等级、费用与长期业绩，和自己的风险类别对一对' },
        { title: '定周期与金额', text: '每周、每两周或每月，10 元起；用短期内不用的钱' },
        { title: '到期自动扣款', text: '从本人银行卡扣款，休市顺延；可随时修改、暂停或结束' },
        { title: '定期看一看', text: '涨跌都会有；卖出由您自己决定，也可以设止盈提醒' },
      ],
    }),
    block('Shortcuts', 'themes', {
      items: [
        {
          icon: 'chart',
          label: '指数定投',
          action: leadsTo(fundPortalPaths.directFundList.to({ type: '5' })),
        },
        { icon: 'wallet', label: '养老定投', action: leadsTo(pensionZonePaths.pensionZone.to()) },
        {
          icon: 'gauge',
          label: '止盈定投',
          action: leadsTo(fundPortalPaths.stopWinFundList.to({})),
        },
        { icon: 'list', label: '现成方案', action: leadsTo(directInvestActivityPaths.home.to()) },
      ],
    }),
    block('ChallengeProgress', 'weeks', { activityId: RUNNING.directActivity }),
    block('ChallengeProgress', 'keep', { activityId: RUNNING.keepActivity }),
    block('Faq', 'questions', {
      items: [
        { q: '定投会亏吗', a: '<p>会。分批买入只是摊开买入的时点，基金净值下跌时照样亏损。</p>' },
        {
          q: '扣款失败怎么办',
          a: '<p>当期不买入，下一期照常。连续 3 次失败，计划自动结束，已买入的份额保留。</p>',
        },
        { q: '可以随时停吗', a: '<p>可以暂停、修改或结束。扣款日 15:00 前不能停当天的一期。</p>' },
      ],
      fundCode: '',
    }),
  ],
  { riskLine: 'fund' },
)
