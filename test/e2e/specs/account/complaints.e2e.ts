import { expect, test } from 'vitest'
import { listComplaints } from '#api/calls/complaint.ts'
import { myCenterPaths } from '#paths/my-center.ts'
import { onEachEngine } from '#test/e2e/journey.ts'
import { OtherDevice } from '#test/e2e/other-device.ts'
import { ComplaintsPage } from '#test/e2e/pages/account/complaint-pages.ts'
import { MessagesPage } from '#test/e2e/pages/account/message-pages.ts'
import { ComplaintPage } from '#test/e2e/pages/account/complaint-pages.ts'
import { openProvider } from '#test/e2e/provider.ts'

onEachEngine({ provider: openProvider, user: 'zhang' }, (journey) => {
  test('a complaint is answered, reopened from its message once, and answered again', async () => {
    const { host, provider } = journey()
    await host.control.open(myCenterPaths.complaints.to())
    const form = await (await new ComplaintsPage(host).shown()).begin()
    const made = await form.submit('资金到账', '卖出的资金晚到一天，请说明原因')
    await (await made.is('已提交')).says('TS20260311')
    await provider.client.moveClockTo('20260316100000')
    await host.control.open('/messages')
    const messages = await new MessagesPage(host).shown()
    const answered = await messages.open('投诉与建议有了答复', new ComplaintPage(host))
    await answered.is('已答复')
    await answered.reopen('答复没有说明晚到的原因，请再次核实')
    await answered.is('再次处理中')
    expect(await answered.canReopen()).toBe(false)
    await provider.client.moveClockTo('20260320100000')
    await host.control.open(myCenterPaths.complaints.to())
    const again = await (await new ComplaintsPage(host).shown()).open('资金到账')
    await (await again.is('已答复')).says('再次答复')
    expect(await again.canReopen()).toBe(false)
    const zhang = await OtherDevice.signIn(provider.client, 'zhang')
    expect((await zhang.ask(listComplaints, {})).complaints).toHaveLength(1)
  })
})
