import { createPlan } from '#api/calls/plan-change.ts'
import { applyInit, getFundProtocolConfig } from '#api/calls/trade.ts'
import { TRADING_PASSWORD } from '#test/sandbox/people/personas.ts'
import type { OtherDevice } from './other-device.ts'

const FUND = '980303'

/** A daily plan of zhang's, made on another device; resolves with its number. */
export async function dailyPlan(zhang: OtherDevice, amount: string): Promise<string> {
  const { applyNo, randomCode } = await zhang.ask(applyInit, {
    fundCode: FUND,
    applyKind: 'plan',
  })
  const { protocols } = await zhang.ask(getFundProtocolConfig, { fundCode: FUND })
  const { plan } = await zhang.ask(createPlan, {
    applyNo,
    fundCode: FUND,
    planName: '每天一千',
    amount,
    cycle: 'daily',
    cycleDay: null,
    bankSerial: 'zhang-1',
    channelId: null,
    stopProfitRate: null,
    transPwd: zhang.seal(TRADING_PASSWORD, randomCode),
    protocolHashes: protocols.map(({ hash }) => hash),
    cfmTime: null,
    activityId: null,
  })
  return plan.planNo
}
