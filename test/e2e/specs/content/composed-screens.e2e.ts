import { afterAll, beforeAll, expect, test } from 'vitest'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { fundManagerPaths } from '#paths/fund-manager.ts'
import { vpPaths } from '#paths/vp.ts'
import { onEachEngine } from '#test/e2e/journey.ts'
import { PageBuilderPage } from '#test/e2e/pages/page-builder-page.ts'
import { EditorDesk } from '#test/e2e/pages/editor-desk.ts'
import {
  chooses,
  emptyPage,
  HEADING,
  makeBlocks,
  makePage,
  presses,
  publish,
  sees,
  submit,
  types,
  type MadeBlock,
} from '#test/e2e/pages/page-operators.ts'
import { openProvider } from '#test/e2e/provider.ts'

interface ComposedScreen {
  readonly screen: string
  readonly pageId: string
  readonly path: string
  /** Empties the page that has the slot, or makes one for it. */
  readonly begin: (editor: EditorDesk) => Promise<void>
  readonly blocks: readonly MadeBlock[]
  /** The parts of the blocks, and of the screen around them, that a reader sees. */
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
