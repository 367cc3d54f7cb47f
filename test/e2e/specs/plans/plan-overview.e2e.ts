import { expect, test } from 'vitest'
import { listPlans } from '#api/calls/plan.ts'
import { changePlansCard, queryPlansCardChange } from '#api/calls/plans/plan-overview.ts'
import { directInvestPaths } from '#paths/direct-invest.ts'
import { TRADING_PASSWORD } from '#test/sandbox/people/personas.ts'
import { onEachEngine } from '#test/e2e/journey.ts'
import { OtherDevice } from '#test/e2e/other-device.ts'
import {
  CardChangedView,
  ChangeCardPage,
  PlanDoorsView,
} from '#test/e2e/pages/plans/plan-overview-pages.ts'
import { QuestionDialog } from '#test/e2e/pages/question-dialog.ts'
import { openProvider } from '#test/e2e/provider.ts'

onEachEngine({ provider: openProvider, user: 'planner' }, (journey) => {
  test('the calendar shows a month’s debits over all plans, by day', async () => {
    const { host, provider } = journey()
    const device = await OtherDevice.signIn(provider.client, 'planner')
    const { upcoming } = await device.ask(listPlans, { ended: '0' })
    const [next] = upcoming
    const ofDay = upcoming.filter(({ date }) => date === next?.date)
    await host.control.open(directInvestPaths.directInvestManage.to())
    const calendar = await (await new PlanDoorsView(host).shown()).toCalendar()
    expect((await calendar.debits()).length).toBeGreaterThanOrEqual(ofDay.length)
    await calendar.choose(next?.date ?? '')
    expect((await calendar.debits()).filter((row) => row.includes('待扣款'))).toHaveLength(
      ofDay.length,
    )
  })

  test('all plans go over to another card once, after answers that were lost', async () => {
    const { host, provider } = journey()
    const { client } = provider
    const device = await OtherDevice.signIn(client, 'planner')
    const before = (await device.ask(listPlans, { ended: '0' })).plans
    const onFirst = before.filter(({ bankSerial }) => bankSerial === 'planner-1').length
    await host.control.open(directInvestPaths.directInvestManage.to())
    const change = await (await new PlanDoorsView(host).shown()).toCard()
    await change.from('2580')
    // Neither the change nor the question about it is answered: that is not known.
    await client.failNext(changePlansCard.name)
    await client.failAll(queryPlansCardChange.name)
    const unknown = await (await change.change()).enter(TRADING_PASSWORD, QuestionDialog)
    expect(await unknown.text()).toContain('暂不确定')
    await client.repair(queryPlansCardChange.name)
    const again = await unknown.leave('确认', new ChangeCardPage(host))
    const changed = await (await again.change()).enter(TRADING_PASSWORD, CardChangedView)
    await changed.says(`${onFirst} 个定投中`)
    const after = (await device.ask(listPlans, { ended: '0' })).plans
    expect(after.filter(({ bankSerial }) => bankSerial === 'planner-1')).toEqual([])
  })
})
