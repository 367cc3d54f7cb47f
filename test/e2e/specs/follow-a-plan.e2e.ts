import { expect, test } from 'vitest'
import { listPlanRecords, listPlans, queryPlan } from '#api/calls/plan.ts'
import { createPlan } from '#api/calls/plan-change.ts'
import { applyInit, getFundProtocolConfig } from '#api/calls/trade.ts'
import { seal } from '#platform/crypto.ts'
import { providerKeyFile } from '#scripts/build/build-environment.ts'
import { loadOrCreateProviderKey } from '#scripts/build/provider-key.ts'
import { TRADING_PASSWORD } from '#test/sandbox/people/personas.ts'
import { onEachEngine } from '#test/e2e/journey.ts'
import { OtherDevice } from '#test/e2e/other-device.ts'
import {
  DetailPage,
  DirectInvestCeasePage,
  DirectInvestManagePage,
} from '#test/e2e/pages/plan-detail-pages.ts'
import { ResultPage } from '#test/e2e/pages/plan-pages.ts'
import { openProvider } from '#test/e2e/provider.ts'

const FUND = '980303'
const MANAGE = '/directInvest/directInvestManage'

/** A weekly plan of 100 yuan on Thursdays, made on another device. */
async function makePlan(zhang: OtherDevice): Promise<string> {
  const { applyNo, randomCode } = await zhang.ask(applyInit, {
    fundCode: FUND,
    applyKind: 'plan',
  })
  const { protocols } = await zhang.ask(getFundProtocolConfig, { fundCode: FUND })
  const { publicKey } = loadOrCreateProviderKey(providerKeyFile)
  const { plan } = await zhang.ask(createPlan, {
    applyNo,
    fundCode: FUND,
    planName: '每周一百',
    amount: '100.00',
    cycle: 'weekly',
    cycleDay: 4,
    bankSerial: 'zhang-1',
    channelId: null,
    stopProfitRate: null,
    transPwd: seal(TRADING_PASSWORD, randomCode, publicKey),
    protocolHashes: protocols.map(({ hash }) => hash),
    cfmTime: null,
    activityId: null,
  })
  return plan.planNo
}

onEachEngine({ provider: openProvider, user: 'failing' }, (journey) => {
  test('a user sees that a plan must fail, and after three failures why it has ended', async () => {
    const { host, provider } = journey()
    await host.control.open(MANAGE)
    const list = await new DirectInvestManagePage(host).shown()
    expect((await list.plans())[0]).toContain('预计失败：银行系统维护中')
    await provider.client.moveClockTo('20260316100000')
    await list.reload()
    const ended = await (await list.showEnded()).openEnded('定投')
    expect(await ended.reason()).toBe('连续 3 次扣款失败')
    expect(await ended.paidTimes()).toBe('0')
  })
})

onEachEngine({ provider: openProvider, user: 'zhang' }, (journey) => {
  test('a user follows a plan over its debits, skips one, pauses, resumes and ends it', async () => {
    const { host, provider } = journey()
    const { client } = provider
    await client.moveClockTo('20260316100000')
    const zhang = await OtherDevice.signIn(client, 'zhang')
    const planNo = await makePlan(zhang)
    await host.control.open(MANAGE)
    const list = await new DirectInvestManagePage(host).shown()
    // 19 and 26 March, 2 and 9 April.
    await expect.poll(() => list.needed()).toBe('400.00')
    const plan = await list.open('每周一百')

    await client.moveClockTo('20260319100000')
    await (await plan.reload()).mentions('今日为扣款日')
    expect(await plan.paidTimes()).toBe('1')
    await client.moveClockTo('20260326150100')
    await plan.reload()
    await expect.poll(() => plan.paidTimes()).toBe('2')

    await plan.skip()
    await plan.unskip()
    await plan.skip()
    expect(await plan.nextDebit()).toContain('已跳过 2026-04-02')
    await client.moveClockTo('20260403100000')
    await plan.reload()
    await expect.poll(() => plan.nextDebit()).toContain('2026-04-09')
    const { records } = await zhang.ask(listPlanRecords, { planNo, page: 1, size: 10 })
    expect(records.map(({ state }) => state)).toEqual(['skipped', 'paid', 'paid'])

    await (await plan.pause()).says('定投已暂停')
    await host.control.open(`/directInvest/detail?planNo=${planNo}`)
    const paused = await new DetailPage(host).shown()
    await (await (await paused.resume()).enter(TRADING_PASSWORD, ResultPage)).says('定投已恢复')

    await host.control.open(`/directInvest/detail?planNo=${planNo}`)
    const resumed = await new DetailPage(host).shown()
    await (await (await resumed.end()).enter(TRADING_PASSWORD, ResultPage)).says('定投已结束')
    await host.control.open(`/directInvest/detail?planNo=${planNo}`)
    const ended = await new DirectInvestCeasePage(host).shown()
    expect(await ended.reason()).toBe('自行结束')
    expect(await ended.paidTimes()).toBe('2')

    // The provider has it so, and debits nothing more.
    await client.moveClockTo('20260417100000')
    const { plan: kept } = await zhang.ask(queryPlan, { planNo })
    expect(kept).toMatchObject({ status: 'terminated', paidTimes: 2, paidAmount: '200.00' })
    expect((await zhang.ask(listPlans, { ended: '0' })).plans).toEqual([])
  })
})
