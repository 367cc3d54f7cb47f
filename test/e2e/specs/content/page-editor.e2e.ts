import { afterAll, beforeAll, expect, test } from 'vitest'
import { pageBuilderPaths } from '#paths/page-builder.ts'
import { onEachEngine } from '#test/e2e/journey.ts'
import { PageBuilderPage } from '#test/e2e/pages/page-builder-page.ts'
import { EditorDesk } from '#test/e2e/pages/editor-desk.ts'
import {
  chooses,
  composeAutumn,
  makeBlocks,
  makePage,
  publish,
  submit,
  types,
} from '#test/e2e/pages/page-operators.ts'
import { openProvider } from '#test/e2e/provider.ts'

const address = pageBuilderPaths.pageBuilder.to({ pageId: 'p-autumn' })

onEachEngine({ provider: openProvider, user: 'zhang' }, (journey) => {
  let editor: EditorDesk
  beforeAll(async () => {
    editor = await EditorDesk.open(journey().provider.client.url)
  })
  afterAll(() => editor.stop())

  test('an operator composes a page, another publishes it for nine, and its readers see it until it is rolled back', async () => {
    const { host, provider, openAs } = journey()
    await composeAutumn(editor)
    await submit(editor)
    await publish(editor, 'p-autumn', '2026-03-12T09:00')

    await host.control.open(address)
    await new PageBuilderPage(host).says('2026-03-12 09:00 开放')
    await provider.client.moveClockTo('20260312090000')
    await host.control.open(address)
    const page = await new PageBuilderPage(host).shown()
    await page.says('第一版的提示')
    await page.says('秋天，看看自己的账户')

    // The second version keeps its line for members.
    await editor.goTo('p-autumn/edit')
    await editor.says('v1 线上')
    await editor.press('结构')
    await editor.press('提示条')
    await editor.type('内容', '第二版的提示')
    await editor.choose('会员', '是会员')
    await editor.says('只给部分客户看')
    await submit(editor)
    await publish(editor, 'p-autumn')
    await page.reload()
    await page.says('秋天，看看自己的账户')
    expect((await page.blocks()).join()).not.toContain('第二版的提示')
    await openAs('zhu', address)
    const forMembers = await new PageBuilderPage(host).shown()
    await forMembers.says('第二版的提示')

    await editor.press('看改动')
    await editor.says('第一版的提示')
    await editor.says('v2 比 v1 改了什么')
    await editor.press('关闭')
    await editor.press('回滚到这一版')
    await editor.press('立即回滚')
    await editor.says('已回滚到 v1 的内容')
    await (await forMembers.reload()).says('第一版的提示')

    await editor.type('下线原因', '提示写错了')
    await editor.press('申请下线')
    await editor.says('已申请下线，等另一位同事确认')
    await editor.signIn('审核乙')
    await editor.press('确认申请')
    await editor.says('v3 提示写错了')
    await openAs('zhu', address)
    await new PageBuilderPage(host).says('页面已经结束')
  })

  test('an operator previews a page as a newcomer, and withdraws it once before it is published', async () => {
    const { host, openAs } = journey()
    await makePage(editor, { pageId: 'p-funds', title: '从这里挑基金' })
    const forNew = [types('内容', '第一次来，先做风险测评'), chooses('新客', '从未买过')]
    await makeBlocks(editor, [
      { kind: 'Notice', name: '提示条', fill: forNew, shows: '只给部分客户看' },
      {
        kind: 'FundList',
        name: '基金列表',
        fill: [types('标题', '债券与混合')],
        shows: '债券与混合',
      },
      { kind: 'RiskLine', name: '风险提示' },
    ])
    await editor.press('手机预览')
    const preview = await editor.address('在新窗口打开')
    await editor.press('关闭')

    await openAs('new', preview)
    const forNewcomers = await new PageBuilderPage(host).shown()
    await forNewcomers.says('预览 v1（未发布）')
    await forNewcomers.says('第一次来，先做风险测评')
    await openAs('zhang', preview)
    const forOthers = await new PageBuilderPage(host).shown()
    await forOthers.says('债券与混合')
    expect((await forOthers.blocks()).join()).not.toContain('第一次来')

    await submit(editor)
    await editor.goTo('p-funds')
    await editor.press('撤回')
    await editor.says('v1 已撤回为草稿')
    await submit(editor)
    await publish(editor, 'p-funds')
    await host.control.open(pageBuilderPaths.pageBuilder.to({ pageId: 'p-funds' }))
    const live = await new PageBuilderPage(host).shown()
    await live.says('债券与混合')
    await expect.poll(() => live.blocks()).toHaveLength(2)
  })
})
