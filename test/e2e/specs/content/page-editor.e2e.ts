import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pageBuilderPaths } from '#paths/page-builder.ts'
import { onEachEngine } from '#test/e2e/journey.ts'
import { PageBuilderPage } from '#test/e2e/pages/page-builder-page.ts'
import { EditorDesk } from '#test/e2e/pages/editor-desk.ts'
import { openProvider, type Provider } from '#test/e2e/provider.ts'
import { targets } from '#test/e2e/targets.ts'

const address = pageBuilderPaths.pageBuilder.to({ pageId: 'p-autumn' })

/** Makes a page of one heading and one text, and submits it. */
async function compose(editor: EditorDesk) {
  await editor.press('新建页面')
  await editor.type('标题', '秋天整理账户')
  await editor.type('编号', 'p-autumn')
  await editor.press('建好并编辑')
  await editor.says('页面设置')
  await (await editor.drag('头图')).shows(['Hero'])
  await editor.type('标题', '秋天，看看自己的账户')
  await editor.says('秋天，看看自己的账户')
  await (await editor.press('加一个提示条')).shows(['Hero', 'Notice'])
  await editor.type('内容', '第一版的提示')
  await editor.says('第一版的提示')
}

/** Makes a page as the fund home is: a head, ways in, funds, articles and the risk line. */
async function composeFundHome(editor: EditorDesk) {
  await editor.goTo('')
  await editor.choose('操作人', '编辑甲')
  await editor.press('新建页面')
  await editor.type('标题', '从这里挑基金')
  await editor.type('编号', 'p-funds')
  await editor.press('建好并编辑')
  await editor.says('页面设置')
  const kinds: string[] = []
  const add = async (name: string, kind: string, field?: string, words = '') => {
    kinds.push(kind)
    await (await editor.press(`加一个${name}`)).shows(kinds)
    if (field === undefined) return
    await editor.type(field, words)
    await editor.says(words)
  }
  await add('头图', 'Hero', '标题', '慢慢走，看得远')
  await add('提示条', 'Notice', '内容', '第一次来，先做风险测评')
  await editor.choose('新客', '从未买过')
  await editor.says('只给部分客户看')
  await add('快捷入口', 'Shortcuts')
  await add('数据', 'Figures')
  await add('基金列表', 'FundList', '标题', '债券与混合')
  await add('文章', 'Articles', '标题', '新手读一读')
  await add('风险提示', 'RiskLine')
}

async function publish(editor: EditorDesk, pageId: string, from?: string) {
  await editor.goTo(pageId)
  await editor.choose('操作人', '编辑甲')
  await editor.type('合规批准号，或驳回原因', 'HG-7')
  await editor.press('通过')
  await editor.says('撰写人不能审核自己写的页面')
  await editor.choose('操作人', '审核乙')
  await editor.press('通过')
  await editor.says('已通过，可以排期')
  if (from !== undefined) await editor.choose('上线时间', from)
  await editor.press(from === undefined ? '立即上线' : '按时上线')
  await editor.says(from === undefined ? '已上线' : '已排期')
}

onEachEngine({ provider: openProvider, user: 'zhang' }, (journey) => {
  let editor: EditorDesk
  beforeAll(async () => {
    editor = await EditorDesk.open(journey().provider.client.url)
  })
  afterAll(() => editor.stop())

  test('an operator composes a page, another publishes it for nine, and its readers see it until it is rolled back', async () => {
    const { host, provider, openAs } = journey()
    await compose(editor)
    await editor.press('提交审核')
    await editor.says('已提交')
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
    await editor.choose('操作人', '编辑甲')
    await editor.press('结构')
    await editor.press('提示条')
    await editor.type('内容', '第二版的提示')
    await editor.choose('会员', '是会员')
    await editor.says('只给部分客户看')
    await editor.press('提交审核')
    await editor.says('已提交')
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
    await editor.says('已回滚到 v1 的内容')
    await (await forMembers.reload()).says('第一版的提示')
  })

  test('an operator composes a home of funds, previews it as a newcomer and withdraws it once', async () => {
    const { host, openAs } = journey()
    await composeFundHome(editor)
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

    await editor.press('提交审核')
    await editor.says('已提交')
    await editor.goTo('p-funds')
    await editor.press('撤回')
    await editor.says('v1 已撤回为草稿')
    await editor.press('提交审核')
    await editor.says('已提交')
    await publish(editor, 'p-funds')
    await host.control.open(pageBuilderPaths.pageBuilder.to({ pageId: 'p-funds' }))
    const live = await new PageBuilderPage(host).shown()
    for (const words of ['慢慢走，看得远', '榜单', '万份收益', '债券与混合', '新手读一读']) {
      await live.says(words)
    }
    expect(await live.blocks()).toHaveLength(6)
  })
})

const chromium = targets().find(({ name }) => name === 'chromium')

describe.skipIf(chromium?.missing !== null)('two operators and one page', () => {
  let provider: Provider
  let first: EditorDesk
  let second: EditorDesk
  beforeAll(async () => {
    provider = await openProvider()
    ;[first, second] = await Promise.all([
      EditorDesk.open(provider.client.url),
      EditorDesk.open(provider.client.url),
    ])
  })
  afterAll(async () => {
    await Promise.all([first, second].map((editor) => editor.stop()))
    await provider.stop()
  })

  test('a later save shows the difference and keeps what is chosen', async () => {
    await compose(first)
    await first.press('保存草稿')
    await first.says('草稿已保存')
    await second.goTo('p-autumn/edit')
    await second.says('第一版的提示')
    await second.choose('操作人', '编辑丙')
    await second.press('结构')
    await second.press('提示条')
    await second.type('内容', '丙写的提示')
    await second.press('保存草稿')
    await second.says('草稿已保存')

    await first.type('内容', '甲写的提示')
    await (await first.press('加一个图文')).shows(['Hero', 'Notice', 'RichText'])
    await first.press('保存草稿')
    await first.says('编辑丙 保存了更新的版本')
    await first.says('丙写的提示')
    await first.choose('提示条「甲写的提示」留哪一份', '用对方的')
    await first.press('按选择保存')
    await first.says('已按选择保存')
    await first.says('丙写的提示')
    await first.shows(['Hero', 'Notice', 'RichText'])
    expect(await first.blocks()).toHaveLength(3)
  })

  test('whom a page is for stays until it is changed, which is among the differences', async () => {
    await second.goTo('p-vip/edit')
    await second.press('页面给谁看：已登录，是会员')
    await second.choose('风险等级至少', 'C2')
    await second.press('关闭')
    await second.press('提交审核')
    await second.says('已提交')
    await second.goTo('p-vip')
    await second.press('看改动')
    await second.says('v2 比 v1 改了什么')
    await second.says('页面给谁看')
    await second.says('已登录，是会员，风险等级 C2 以上')
    await second.press('关闭')
    const newest: unknown = await (await fetch(`${provider.client.url}/sandbox/pages/p-vip`)).json()
    const audience = { signedIn: true, vip: true, classMin: 2 }
    expect(newest).toMatchObject({ version: 2, state: 'submitted', audience })
  })

  test('the checks name the block, and a broken file changes nothing', async () => {
    await second.goTo('p-soon/edit')
    await second.says('后天开放')
    await second.shows(['Hero', 'Notice'])
    await second.importFile('{"root":{"props":{}},"content":"x"}')
    await second.says('现在的内容没有变')
    await second.importFile('not JSON')
    await second.says('文件不是 JSON')
    expect(await second.blocks()).toEqual(['Hero', 'Notice'])

    await second.press('加一个提示条')
    await second.type('内容', '保证稳赚不赔')
    await second.press('提交审核')
    await second.says('检查发现 1 处问题')
    await second.says('内容：含有不能使用的词（稳赚）')

    await second.importFile(
      JSON.stringify({
        root: { props: { title: '导入的页面' } },
        content: [{ type: 'Notice', props: { id: 'a', text: '从文件来的' } }],
      }),
    )
    await second.says('从文件来的')
    await second.shows(['Notice'])
  })
})
