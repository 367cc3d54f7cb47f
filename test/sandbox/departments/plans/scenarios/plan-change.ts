import type { Call } from '#api/client.ts'
import {
  createPlan,
  createSmartPlan,
  editPlan,
  pausePlan,
  resumePlan,
  skipPlan,
  terminatePlan,
} from '#api/calls/plan-change.ts'
import { KEEP_OVER } from '#test/sandbox/departments/activity/catalogue.ts'
import { seededCoupon } from '#test/sandbox/departments/coupons/seeded-coupons.ts'
import { TRADING_PASSWORD } from '#test/sandbox/people/personas.ts'
import { okPayload, type Provider } from '#test/sandbox/testing/coverage/provider.ts'
import { scenario, type Scenario, type Step } from '#test/sandbox/testing/coverage/scenario.ts'
import {
  anyPlan,
  application,
  endedPlanner,
  FIRST_DEBIT,
  lockedPlanner,
  newPlan,
  NO_PLAN,
  planner,
  terms,
} from '#test/sandbox/testing/coverage/steps-plans.ts'
import { at, passwordRefusals, sealPassword } from '#test/sandbox/testing/coverage/steps-proof.ts'

/** Past the half hour of an application. */
const AFTER_APPLICATION = '1031'

type Fields = Awaited<ReturnType<typeof newPlan>>

/**
 * The refusals of both calls that make a plan; `make` sends one, or a smart one of the same terms.
 */
function commitRefusals(make: (call: Call, fields: Fields) => ReturnType<Step>) {
  const other =
    (change: Parameters<typeof newPlan>[2], who = 'zhang'): Step =>
    async (p) => {
      const call = await p.as(who)
      return make(call, await newPlan(p, call, change))
    }
  const { wrongTradingPassword, tradingPasswordLocked } = passwordRefusals(
    'zhang',
    (p, call, password) => newPlan(p, call, { password }),
    make,
  )
  return {
    wrongTradingPassword,
    tradingPasswordLocked,
    notFound: other({ applyNo: 'A000000000000000' }),
    notPurchasable: other({ fundCode: '980203' }),
    amountOutOfRange: other({ amount: '9.99' }),
    riskMismatch: other({ bankSerial: 'chen-1' }, 'chen'),
    cardUnavailable: other({ bankSerial: 'wang-1' }),
    agreementUnread: other({ protocolHashes: [] }),
    couponUnusable: other(
      { bankSerial: 'saver-1', cardIds: [seededCoupon('saver', 'cut')] },
      'saver',
    ),
    applicationExpired: async (p: Provider) => {
      const zhang = await p.as('zhang')
      const fields = await newPlan(p, zhang)
      await at(p, AFTER_APPLICATION)
      return make(zhang, fields)
    },
  }
}

const makeOrdinary = (call: Call, fields: Fields, activityId: string | null = null) =>
  call(createPlan, { ...fields, activityId })
const makeSmart = (call: Call, fields: Fields) =>
  call(createSmartPlan, { ...fields, indexCode: '000300', averageDays: 180 })

type Terms = Partial<typeof terms> & { password?: string }

/** The fields that change a plan, under a fresh application. */
async function changed(
  p: Provider,
  zhang: Call,
  planNo: string,
  { password = TRADING_PASSWORD, ...other }: Terms = {},
) {
  const applied = await application(p, zhang, { password })
  return { ...applied, planNo, smart: null, ...terms, amount: '200.00', ...other }
}

const edited =
  (begin: typeof planner, other: Terms = {}): Step =>
  async (p) => {
    const { zhang, planNo } = await begin(p)
    return zhang(editPlan, await changed(p, zhang, planNo, other))
  }

const proved = async (p: Provider, call: Call, planNo: string) => ({
  planNo,
  ...(await sealPassword(p, call, TRADING_PASSWORD)),
})

const runningPlan = async (p: Provider, call: Call, password: string) => ({
  planNo: await anyPlan(p, call),
  ...(await sealPassword(p, call, password)),
})

async function pausedPlan(p: Provider, call: Call, password: string) {
  const fields = await runningPlan(p, call, password)
  okPayload(await call(pausePlan, { planNo: fields.planNo }))
  return fields
}

const noPlan =
  (send: (p: Provider, call: Call) => ReturnType<Step>): Step =>
  async (p) =>
    send(p, await p.as('zhang'))

export const planChange: readonly Scenario[] = [
  scenario(
    createPlan,
    async (p) => {
      const zhang = await p.as('zhang')
      return makeOrdinary(zhang, await newPlan(p, zhang))
    },
    {
      ...commitRefusals(makeOrdinary),
      cannotJoin: async (p) => {
        const zhang = await p.as('zhang')
        return makeOrdinary(zhang, await newPlan(p, zhang), KEEP_OVER)
      },
    },
  ),

  scenario(
    createSmartPlan,
    async (p) => {
      const zhang = await p.as('zhang')
      return makeSmart(zhang, await newPlan(p, zhang))
    },
    commitRefusals(makeSmart),
  ),

  scenario(editPlan, edited(planner), {
    notFound: noPlan(async (p, zhang) => zhang(editPlan, await changed(p, zhang, NO_PLAN))),
    wrongTradingPassword: edited(planner, { password: '135790' }),
    tradingPasswordLocked: passwordRefusals(
      'zhang',
      async (p, call, password) => changed(p, call, await anyPlan(p, call), { password }),
      (call, fields) => call(editPlan, fields),
    ).tradingPasswordLocked,
    amountOutOfRange: edited(planner, { amount: '50000.01' }),
    cardUnavailable: edited(planner, { bankSerial: 'wang-1' }),
    applicationExpired: async (p) => {
      const { zhang, planNo } = await planner(p)
      const fields = await changed(p, zhang, planNo)
      await at(p, AFTER_APPLICATION)
      return zhang(editPlan, fields)
    },
    planStateForbids: edited(endedPlanner),
    planDebitDay: edited(lockedPlanner),
  }),

  scenario(
    terminatePlan,
    async (p) => {
      const { zhang, planNo } = await planner(p)
      return zhang(terminatePlan, await proved(p, zhang, planNo))
    },
    {
      ...passwordRefusals('zhang', runningPlan, (call, fields) => call(terminatePlan, fields)),
      notFound: noPlan(async (p, zhang) => zhang(terminatePlan, await proved(p, zhang, NO_PLAN))),
      planDebitDay: async (p) => {
        const { zhang, planNo } = await lockedPlanner(p)
        return zhang(terminatePlan, await proved(p, zhang, planNo))
      },
    },
  ),

  scenario(
    pausePlan,
    async (p) => {
      const { zhang, planNo } = await planner(p)
      return zhang(pausePlan, { planNo })
    },
    {
      notFound: noPlan((_p, zhang) => zhang(pausePlan, { planNo: NO_PLAN })),
      planStateForbids: async (p) => {
        const { zhang, planNo } = await endedPlanner(p)
        return zhang(pausePlan, { planNo })
      },
      planDebitDay: async (p) => {
        const { zhang, planNo } = await lockedPlanner(p)
        return zhang(pausePlan, { planNo })
      },
    },
  ),

  scenario(
    resumePlan,
    async (p) => {
      const zhang = await p.as('zhang')
      return zhang(resumePlan, await pausedPlan(p, zhang, TRADING_PASSWORD))
    },
    {
      ...passwordRefusals('zhang', pausedPlan, (call, fields) => call(resumePlan, fields)),
      notFound: noPlan(async (p, zhang) => zhang(resumePlan, await proved(p, zhang, NO_PLAN))),
      planStateForbids: async (p) => {
        const { zhang, planNo } = await endedPlanner(p)
        return zhang(resumePlan, await proved(p, zhang, planNo))
      },
    },
  ),

  scenario(
    skipPlan,
    async (p) => {
      const { zhang, planNo } = await planner(p)
      return zhang(skipPlan, { planNo, debitDate: FIRST_DEBIT, skip: true })
    },
    {
      notFound: noPlan((_p, zhang) =>
        zhang(skipPlan, { planNo: NO_PLAN, debitDate: FIRST_DEBIT, skip: true }),
      ),
      planStateForbids: async (p) => {
        const { zhang, planNo } = await planner(p)
        return zhang(skipPlan, { planNo, debitDate: '20260402', skip: true })
      },
      planDebitDay: async (p) => {
        const { zhang, planNo } = await lockedPlanner(p)
        return zhang(skipPlan, { planNo, debitDate: FIRST_DEBIT, skip: true })
      },
    },
  ),
]
