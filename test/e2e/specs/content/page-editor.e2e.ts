import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { fundManagerPaths } from '#paths/fund-manager.ts'
import { pageBuilderPaths } from '#paths/page-builder.ts'
import { vpPaths } from '#paths/vp.ts'
import { onEachEngine } from '#test/e2e/journey.ts'
import { PageBuilderPage } from '#test/e2e/pages/page-builder-page.ts'
import { EditorDesk } from '#test/e2e/pages/editor-desk.ts'
import {
  chooses,
  emptyPage,
  makeBlocks,
  makePage,
  presses,
  publish,
  sees,
  submit,
  types,
  type MadeBlock,
} from '#test/e2e/pages/page-operators.ts'
import { openProvider, type Provider } from '#test/e2e/provider.ts'
import { targets } from '#test/e2e/targets.ts'

const address = pageBuilderPaths.pageBuilder.to({ pageId: 'p-autumn' })

const HEADING: MadeBlock = {
  kind: 'Hero',
  name: '头图',
  fill: [types('图片说明', '秋天的山丘'), types('标题', '秋天，看看自己的账户')],
  shows: '秋天，看看自己的账户',
}

/** Makes a page of one heading and one notice. */
async function composeAutumn(editor: EditorDesk) {
  await makePage(editor, { pageId: 'p-autumn', title: '秋天整理账户' })
  await makeBlocks(editor, [
    HEADING,
    {
      kind: 'Notice',
      name: '提示条',
      fill: [types('内容', '第一版的提示')],
      shows: '第一版的提示',
    },
  ])
}

interface ComposedScreen {
  readonly screen: string
  readonly pageId: string
  readonly path: string
  /** Empties the page that has the slot, or makes one for it. */
  readonly begin: (editor: EditorDesk) => Promise<void>
  readonly blocks: readonly MadeBlock[]
  /** What a reader sees of the blocks, and of the screen around them. */
  readonly seen: readonly string[]
}

const SCREENS: readonly ComposedScreen[] = [
  {
    screen: 'the fund home, made again',
    pageId: 's-fund-home',
    path: fundDetailPaths.home.to(),
    begin: (editor) =>
      emptyPage(editor, 's-fund-home', [
        '头图',
        '快捷入口',
        '数据',
        '基金列表',
        '基金列表',
        '文章',
        '人物',
      ]),
    blocks: [
      {
        kind: 'Hero',
        name: '头图',
        fill: [
          presses('/documents/pages/city.svg'),
          sees('头图还没有填完整：图片说明'),
          types('图片说明', '傍晚的城市天际线'),
          types('标题', '挑基金，先看三件事'),
          types('高度', '150'),
        ],
        shows: '挑基金，先看三件事',
      },
      {
        kind: 'Shortcuts',
        name: '快捷入口',
        fill: [
          ...['榜单', '定投', '自选'].flatMap((label) => [
            presses(label),
            types('点按后打开', '/fundPortal/performance'),
            presses(label),
          ]),
          presses('资讯'),
          chooses('图标', '仪表'),
          types('名称', '估值表'),
          types('点按后打开', '/fundPortal/valuation'),
        ],
        shows: '估值表',
      },
      { kind: 'Figures', name: '数据' },
      {
        kind: 'FundList',
        name: '基金列表',
        fill: [
          types('标题', '慢一点的选择'),
          presses('980303'),
          types('基金代码', '980501'),
          chooses('业绩区间', '近三年'),
        ],
        shows: '近3年',
      },
    ],
    seen: ['挑基金，先看三件事', '估值表', '万份收益', '慢一点的选择', '近3年', '我的持有'],
  },
  {
    screen: "the fund managers' home, made again",
    pageId: 's-manager-lounge',
    path: fundManagerPaths.home.to(),
    begin: (editor) => emptyPage(editor, 's-manager-lounge', ['头图', '提示条']),
    blocks: [
      {
        kind: 'Notice',
        name: '提示条',
        fill: [types('内容', '发言只代表当时的判断'), chooses('语气', '警示')],
        shows: '发言只代表当时的判断',
      },
      {
        kind: 'Person',
        name: '人物',
        fill: [types('一句话介绍', '这个月的值班经理')],
        shows: '这个月的值班经理',
      },
      {
        kind: 'Articles',
        name: '文章',
        fill: [
          types('标题', '他写过的'),
          chooses('来源', '作者'),
          types('作者编号', 'm-lin'),
          chooses('样式', '卡片'),
        ],
        shows: '他写过的',
      },
    ],
    seen: ['发言只代表当时的判断', '这个月的值班经理', '他写过的', '全部年限'],
  },
  {
    screen: 'the head of a series that had none',
    pageId: 'p-first-year',
    path: vpPaths.special.to({ specialId: 's-first-year' }),
    begin: async (editor) => {
      const place = '专题 · 基金第一年'
      await makePage(editor, { pageId: 'p-first-year', title: '基金第一年', place })
      await editor.choose('页脚风险提示', '观点')
    },
    blocks: [
      HEADING,
      {
        kind: 'RichText',
        name: '图文',
        fill: [types('正文', '第一次下跌来之前，先把规则写下来。')],
        shows: '先把规则写下来',
      },
      {
        kind: 'Steps',
        name: '步骤',
        fill: [
          presses('第一步'),
          types('标题', '先做测评'),
          types('说明', '十分钟，一年一次'),
          presses('先做测评'),
          presses('第二步'),
          types('标题', '再挑基金'),
        ],
        shows: '十分钟，一年一次',
      },
      {
        kind: 'Faq',
        name: '常见问题',
        fill: [
          presses('这里写问题'),
          types('问', '从哪一篇开始读'),
          types('答', '从第一篇开始，一天一篇。'),
        ],
        shows: '从哪一篇开始读',
      },
    ],
    seen: ['先把规则写下来', '十分钟，一年一次', '从哪一篇开始读', '按顺序读'],
  },
]

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
    expect(await live.blocks()).toHaveLength(2)
  })

  test.each(SCREENS)(
    'an operator composes $screen, and a reader sees it there once another has published it',
    async ({ pageId, path, begin, blocks, seen }) => {
      const { host } = journey()
      await begin(editor)
      await makeBlocks(editor, blocks)
      await editor.press('保存草稿')
      await editor.says('草稿已保存')
      await submit(editor)
      await publish(editor, pageId)

      await host.control.open(path)
      const screen = await new PageBuilderPage(host).shown()
      for (const words of seen) await screen.says(words)
      expect(await screen.blocks()).toHaveLength(blocks.length)
    },
  )
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
    await composeAutumn(first)
    await first.press('保存草稿')
    await first.says('草稿已保存')
    await second.goTo('p-autumn/edit')
    await second.signIn('编辑丙')
    await second.says('第一版的提示')
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
    await second.says('v2 比 v1 改了什么')
    await second.says('页面给谁看')
    await second.says('已登录，是会员，风险等级 C2 以上')
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
    await second.press('提交审核')
    await second.says('内容：还是示例文字')
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
