import { RUNNING } from '#domain/campaign/running-editions.ts'
import { directInvestPaths } from '#paths/direct-invest.ts'
import { as, type Samples } from '#templates/sample.ts'

const [zhang, fresh, planner] = [as('zhang'), as('new'), as('planner')]
const {
  directInvestType,
  directInvestCashier,
  result,
  directInvestManage,
  planCalendar,
  changeCard,
  detail,
  directInvestCease,
  keepInvestCashier,
  keepInvestResult,
} = directInvestPaths

/** The keep challenge that runs in the sandbox. */
const KEEP = RUNNING.keepActivity
/** A purchase's number is no plan's: what became of it is not known here. */
const NO_PLAN = 'A202603111004315C'

/** Samples that show each screen. */
export const samples: Samples = ({ funds, plans }) => ({
  [directInvestType.pattern]: [
    zhang(directInvestType.to({ fundCode: funds.bought, isCheckedPre: '1' })),
    zhang(directInvestType.to({ fundCode: funds.young, isCheckedPre: '1' }), 'young'),
  ],
  [directInvestCashier.pattern]: [
    zhang(
      directInvestCashier.to({
        fundCode: funds.bought,
        isCheckedPre: '1',
        amount: '1000',
        cycle: 'monthly',
        cycleDay: '31',
      }),
    ),
    zhang(
      directInvestCashier.to({
        fundCode: funds.longName,
        isCheckedPre: '1',
        type: 'smart',
        amount: '1234567.89',
      }),
      'smart',
    ),
    {
      ...zhang(
        directInvestCashier.to({
          fundCode: funds.held,
          isCheckedPre: '1',
          type: 'smart',
          amount: '500',
        }),
        'ladder',
      ),
      tap: '扣款档位',
    },
    zhang(directInvestCashier.to(), 'choose'),
    fresh(directInvestCashier.to(), 'nothing held'),
  ],
  [result.pattern]: [zhang(result.to({ applyNo: NO_PLAN, act: 'create' }), 'unknown')],
  [directInvestManage.pattern]: [
    planner(directInvestManage.to()),
    planner(directInvestManage.to({ status: 'terminated' }), 'ended'),
    planner(directInvestManage.to({ type: 'keep' }), 'none fits'),
    as('failing')(directInvestManage.to(), 'must fail'),
    fresh(directInvestManage.to(), 'empty'),
  ],
  [planCalendar.pattern]: [
    planner(planCalendar.to()),
    planner(planCalendar.to({ month: '202610' }), 'moved by holidays'),
    fresh(planCalendar.to(), 'no plans'),
  ],
  [changeCard.pattern]: [planner(changeCard.to()), fresh(changeCard.to(), 'no plans')],
  [detail.pattern]: [
    planner(detail.to({ planNo: plans.monthly })),
    planner(detail.to({ planNo: plans.smart }), 'smart'),
    planner(detail.to({ planNo: plans.paused }), 'paused'),
    planner(detail.to({ planNo: plans.skipping }), 'skipping'),
    planner(detail.to({ planNo: plans.abnormal }), 'abnormal'),
    as('failing')(detail.to({ planNo: plans.failing }), 'must fail'),
    zhang(detail.to({ planNo: plans.monthly }), 'of another'),
  ],
  [directInvestCease.pattern]: [
    planner(directInvestCease.to({ planNo: plans.goal }), 'goal'),
    planner(directInvestCease.to({ planNo: plans.failures }), 'failures'),
  ],
  [keepInvestCashier.pattern]: [
    zhang(keepInvestCashier.to({ activityId: KEEP })),
    zhang(
      keepInvestCashier.to({
        activityId: KEEP,
        fundCode: funds.money,
        isCheckedPre: '1',
      }),
      'form',
    ),
    zhang(keepInvestCashier.to({ activityId: 'keep-0' }), 'over'),
  ],
  [keepInvestResult.pattern]: [
    zhang(keepInvestResult.to({ activityId: KEEP, applyNo: NO_PLAN }), 'unknown'),
  ],
})
