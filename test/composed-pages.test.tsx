// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { processGoldCoinsTask } from '#api/calls/activity.ts'
import { queryPerson } from '#api/calls/content.ts'
import { circlePaths } from '#paths/circle.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { pageBuilderPaths } from '#paths/page-builder.ts'
import { sendErrorsTo, type ErrorEntry } from '#platform/error-log.ts'
import { BLOCK_TYPES } from '#domain/page/block-table.ts'
import { contentBlocks } from '#shared/page-blocks/blocks/ContentBlocks.tsx'
import { fundBlocks } from '#shared/page-blocks/blocks/FundBlocks.tsx'
import { mediaBlocks } from '#shared/page-blocks/blocks/MediaBlocks.tsx'
import { plainBlocks } from '#shared/page-blocks/blocks/PlainBlocks.tsx'
import { leftOut } from '#shared/page-blocks/left-out.ts'
import { button, click, axeFindings } from '#ui/testing/in-page.tsx'
import { ask, control, signIn } from './sandbox/test-client.ts'
import { openApp, openProvider, type AppInPage } from './screens/testing/app-in-page.tsx'

let provider: Awaited<ReturnType<typeof openProvider>>
let app: AppInPage | null = null
beforeAll(async () => {
  provider = await openProvider()
}, 60_000)
beforeEach(() => {
  localStorage.clear()
})
afterEach(async () => {
  await control(provider.sandbox, 'faults', { call: 'queryPage', kind: 'none' })
  await app?.close()
  app = null
})
afterAll(() => provider.sandbox.stop())

const at = (pageId: string) => pageBuilderPaths.pageBuilder.to({ pageId })
async function shown(pageId: string, user: string | null = null): Promise<string> {
  app = await openApp(provider, at(pageId), user)
  await app.settle()
  return app.text()
}

/** An operator's call. */
async function edit(method: 'PUT' | 'POST', path: string, body: object) {
  const response = await fetch(`${provider.sandbox.url}/sandbox/pages/${path}`, {
    method,
    headers: { 'content-type': 'application/json', 'if-match': '"0"' },
    body: JSON.stringify({ by: '编辑甲', ...body }),
  })
  return v.parse(v.record(v.string(), v.unknown()), await response.json())
}

it('every block type has a component', () => {
  const drawn = [plainBlocks, fundBlocks, mediaBlocks, contentBlocks].flatMap((chunk) =>
    Object.keys(chunk),
  )
  expect(drawn.toSorted()).toEqual(BLOCK_TYPES.map(({ type }) => type).toSorted())
})

describe('a fixed slot', () => {
  const HEAD = '同一个主题，一起看'

  it('has the page of the pack where the provider does not answer', async () => {
    await control(provider.sandbox, 'faults', { call: 'queryPage', kind: 'http', status: 503 })
    app = await openApp(provider, circlePaths.circleHome.to(), null)
    await app.settle()
    expect(app.text()).toContain(HEAD)
    expect(app.text()).toContain('医药圈')
    expect(Object.keys(localStorage).filter((key) => key.startsWith('page:'))).toEqual([])
  })

  it('has no page of the pack where the provider says that there is none', async () => {
    await control(provider.sandbox, 'faults', {
      call: 'queryPage',
      kind: 'retCode',
      ret: 'notFound',
    })
    app = await openApp(provider, circlePaths.circleHome.to(), null)
    await app.settle()
    expect(app.text()).toContain('医药圈')
    expect(app.text()).not.toContain(HEAD)
  })
})

/** The ids of what is shown, in order; of what was left out its type and what is said of it. */
const inOrder = () =>
  [...document.querySelectorAll('[data-block], [data-left-out]')].map((place) =>
    place.hasAttribute('data-left-out') ? place.textContent : place.id,
  )

describe('what is left out of a page', () => {
  const video = { poster: { src: '/documents/pages/hills.svg', width: 750, height: 360 } }
  const notice = (id: string, more: object = {}) => ({
    type: 'Notice',
    props: { id, text: `有 ${id}`, ...more },
  })
  const DOC = {
    root: { props: { title: '草稿' } },
    content: [
      { type: 'Marquee', props: { id: 'moving' } },
      notice('a'),
      {
        type: 'Group',
        props: { id: 'g', content: [notice('b'), notice('long', { text: '长'.repeat(61) })] },
      },
      notice('later', { when: { from: '20990101000000' } }),
      {
        type: 'Video',
        props: { id: 'v', src: 'https://evil.example/a.mp4', seconds: 9, ...video },
      },
      notice('a'),
    ],
  }
  let drafts = 0
  const openDraft = async () => {
    drafts += 1
    const pageId = `p-left-out-${drafts}`
    await edit('PUT', `${pageId}/draft`, { doc: DOC })
    const { token } = await edit('POST', `${pageId}/preview`, {})
    const address = pageBuilderPaths.pageBuilder.to({ pageId, preview: String(token) })
    app = await openApp(provider, address, null)
    await app.settle()
  }

  it('is outlined in its place for QA', async () => {
    await openDraft()
    expect(inOrder()).toEqual([
      '没有显示：Marquee moving（类型未知）',
      'block-a',
      'block-g',
      'block-b',
      '没有显示：Notice long（内容有误） text',
      'block-v',
      '没有显示：Video v（无法显示）',
      '没有显示：Notice a（id 重复） id',
    ])
    expect(document.querySelector('#block-g')?.textContent).toContain('Notice long')
    const findings = (await axeFindings()).filter((finding) => !finding.startsWith('landmark'))
    expect(findings).toEqual([])
  })

  it('takes no place in a release', async () => {
    const { view } = leftOut
    leftOut.view = null
    try {
      await openDraft()
      expect(inOrder()).toEqual(['block-a', 'block-g', 'block-b', 'block-v'])
      expect(document.querySelector('#block-v')?.childElementCount).toBe(0)
    } finally {
      leftOut.view = view
    }
  })
})

describe('a composed page', () => {
  it('is shown whole without its broken blocks, each reported once', async () => {
    const entries: ErrorEntry[] = []
    sendErrorsTo((entry) => entries.push(entry))
    const text = await shown('p-broken')
    const dropped = entries.filter(({ what }) => what === 'page.blockDropped')
    expect(dropped.map(({ detail }) => detail.trim())).toEqual([
      'p-broken v1 Marquee marquee unknownType',
      'p-broken v1 Hero bad-hero invalid picture',
      'p-broken v1 Notice first doubleId id',
    ])
    for (const words of ['第一块好的', '点了没有去处', '去不了的外站', '最后一块好的', '正文']) {
      expect(text).toContain(words)
    }
    for (const words of ['不认识的区块', '同一个 id 的第二块', '不认识的条件']) {
      expect(text).not.toContain(words)
    }
    // Markup in a text is text; what leads nowhere is no button.
    expect(text).toContain('<img src=x onerror=alert(1)>')
    expect(document.querySelector('[data-block=Notice] button')).toBeNull()
    expect(
      document.querySelector('script[src], iframe, [onerror], a[href^="javascript"]'),
    ).toBeNull()
  })

  it('shows each kind of block, those of the arm alone, and is accessible', async () => {
    const text = await shown('p-spring', 'zhang')
    expect(text).toContain('先定一个小目标')
    expect(text).not.toMatch(/先从账户体检开始|先看看这个月的榜单/)
    for (const words of [
      '春季理财月',
      '距离活动结束还有',
      '看清自己',
      '禾岸稳健纯债',
      '为什么是三月',
    ]) {
      expect(text).toContain(words)
    }
    expect(text).toContain('同期最大回撤')
    const pictures = document.querySelectorAll('#block-carousel img')
    expect([...pictures].map((picture) => picture.getAttribute('alt'))).toEqual([
      '缓缓流动的河',
      '傍晚的城市天际线',
      '山丘间的小路',
    ])
    // The test's own frame is a `main` around the app's.
    const findings = (await axeFindings()).filter((finding) => !finding.startsWith('landmark'))
    expect(findings).toEqual([])
    await click(button('活动期间费率有变化吗+'))
    await app?.settle()
    expect(app?.text()).toContain('以各基金的费率表为准')
    await click(button('偏成长'))
    await app?.settle()
    expect(app?.text()).toContain('同一位经理管理近十年')
  })

  it('has the questions of a fund with its figures, and loses that block alone without them', async () => {
    const QUESTIONS = '禾岸稳健纯债债券A 常见问题'
    await control(provider.sandbox, 'faults', { call: 'listFundFaq', kind: 'http', status: 503 })
    expect(await shown('p-spring', 'zhang')).not.toContain(QUESTIONS)
    const block = document.querySelector('#block-fund-faq')
    expect(block?.textContent).toBe('常见问题更多--重试')
    expect(app?.text()).toContain('为什么是三月')
    await control(provider.sandbox, 'faults', { call: 'listFundFaq', kind: 'none' })
    await click(button('重试'))
    await app?.settle()
    expect(block?.textContent).toContain(QUESTIONS)
    await click(button('最少买多少+'))
    expect(block?.textContent).toMatch(/禾岸稳健纯债债券A的起购金额为 \d[\d,]* 元/)
    expect(block?.textContent).not.toMatch(/[{}]/)
    expect(block?.querySelector('a')?.getAttribute('href')).toBe(
      fundDetailPaths.fundConsults.to({ fundCode: '980501' }),
    )
  })

  it('has another try for a figure that did not load', async () => {
    const content = [
      {
        type: 'Figures',
        props: {
          id: 'figures',
          items: [
            { label: '七日年化', source: 'walletYield' },
            { label: '指数分位', source: 'indexPercentile', code: '880001' },
          ],
        },
      },
    ]
    await edit('PUT', 'p-figures/draft', { doc: { root: { props: { title: '数' } }, content } })
    const { token } = await edit('POST', 'p-figures/preview', {})
    const address = pageBuilderPaths.pageBuilder.to({ pageId: 'p-figures', preview: String(token) })
    await control(provider.sandbox, 'faults', {
      call: 'listIndexValuations',
      kind: 'http',
      status: 503,
    })
    app = await openApp(provider, address, null)
    await app.settle()
    const words = () => document.querySelector('#block-figures')?.textContent ?? ''
    expect(words()).toMatch(/ 1\.\d+%\d{4}-\d\d-\d\d指数分位指数分位 --重试 指数分位$/)
    await control(provider.sandbox, 'faults', { call: 'listIndexValuations', kind: 'none' })
    await click(button('重试 指数分位'))
    await app.settle()
    expect(words()).toMatch(/指数分位 [\d.]+%\d{4}-\d\d-\d\d$/)
  })

  it('has no block of questions about a fund that is not there', async () => {
    const content = [
      { type: 'Faq', props: { id: 'asked', fundCode: '123456' } },
      { type: 'Notice', props: { id: 'after', text: '后面的区块' } },
    ]
    await edit('PUT', 'p-faq/draft', { doc: { root: { props: { title: '问' } }, content } })
    const { token } = await edit('POST', 'p-faq/preview', {})
    const address = pageBuilderPaths.pageBuilder.to({ pageId: 'p-faq', preview: String(token) })
    app = await openApp(provider, address, null)
    await app.settle()
    expect(app.text()).toContain('后面的区块')
    expect(document.querySelector('#block-asked')?.childElementCount).toBe(0)
  })

  it('shows people, articles of each source and, last, a feed', async () => {
    const text = await shown('p-reading', 'zhang')
    for (const words of [
      '林知远',
      '从业资格编号',
      '把复杂的事讲明白',
      '债券基金五讲',
      '松屿红利低波',
      '百分位',
      '红利与股息率',
    ]) {
      expect(text).toContain(words)
    }
    for (const id of ['first', 'series', 'topic']) {
      const links = document.querySelectorAll(`#block-${id} li a[href^="/vp/"]`)
      expect([id, links.length > 1]).toEqual([id, true])
    }
    expect(document.querySelector('#block-manager a')?.getAttribute('href')).toContain(
      '/fund_detail/fundManagerArea?fmUid=',
    )
    expect(document.querySelector('#block-editor button')).toBeNull()
    expect(document.querySelector('[aria-label="推荐"]')?.querySelector('a')).not.toBeNull()
    const findings = (await axeFindings()).filter((finding) => !finding.startsWith('landmark'))
    expect(findings).toEqual([])
  })

  it('asks who is signed out to sign in for tasks, and reads theirs to who is not', async () => {
    expect(await shown('p-tasks')).toContain('登录后查看 3 项任务的进度')
    await app?.close()
    const text = await shown('p-tasks', 'zhang')
    for (const words of ['绑定银行卡', '100 金币', '浏览一只基金']) expect(text).toContain(words)
    expect(text).not.toContain('登录后查看')
    await click(button('去完成 浏览一只基金'))
    await app?.settle()
    expect(location.pathname).toMatch(/^\/fund_detail/)
  })

  it('claims a task once, and marks the step that it is about', async () => {
    const coins = async () =>
      (await ask(provider.sandbox, processGoldCoinsTask, {}, zhang)).goldBalance
    const zhang = await signIn(provider.sandbox, 'zhang')
    const before = await coins()
    await shown('p-tasks', 'zhang')
    await click(button('领取 完成风险测评'))
    await app?.settle()
    expect(await coins()).toBe(before + 50)
    expect(app?.text()).toMatch(/完成风险测评50 金币已领取/)
    await app?.close()
    expect(await shown('p-spring', 'zhang')).toContain('看清自己已完成')
  })

  it('claims, follows and reports nothing in a preview, and says what is left out of it', async () => {
    const entries: ErrorEntry[] = []
    sendErrorsTo((entry) => entries.push(entry))
    const qian = await signIn(provider.sandbox, 'qian')
    const coins = () => ask(provider.sandbox, processGoldCoinsTask, {}, qian)
    const before = await coins()
    const content = [
      { type: 'Task', props: { id: 'tasks', taskIds: ['binding_card'] } },
      { type: 'Person', props: { id: 'who', personId: 'm-lin' } },
      { type: 'Share', props: { id: 'share', title: '分享这一页' } },
      { type: 'Marquee', props: { id: 'moving' } },
    ]
    await edit('PUT', 'p-draft/draft', { doc: { root: { props: { title: '草稿' } }, content } })
    const { token } = await edit('POST', 'p-draft/preview', {})
    const address = pageBuilderPaths.pageBuilder.to({ pageId: 'p-draft', preview: String(token) })
    app = await openApp(provider, address, 'qian')
    await app.settle()
    expect(app.text()).toContain('1 个区块没有显示：Marquee moving（类型未知）')
    await click(button('领取 绑定银行卡'))
    await click(button('关注 林知远'))
    await app.settle()
    expect(await coins()).toEqual(before)
    const { person } = await ask(provider.sandbox, queryPerson, { personId: 'm-lin' }, qian)
    expect(person.mine?.followed).toBe(false)
    expect(button('分享').disabled).toBe(true)
    expect(entries.filter(({ what }) => what === 'page.blockDropped')).toEqual([])
  })

  it.each([
    ['p-soon', null, '2026-03-13 09:00 开放'],
    ['p-over', null, '这个页面已经结束'],
    ['p-vip', 'zhang', '这个页面暂不对您开放'],
    ['p-vip', null, '登录后查看'],
    ['p-newer', null, '当前版本还不能显示这个页面'],
    ['no-such-page', null, '没有找到这个页面'],
    ['p-old', null, '来自旧格式的区域'],
    ['p-vip', 'zhu', '只给会员的内容'],
    ['p-long', null, '第 60 块内容'],
  ])('%s for %s says %s', async (pageId, user, words) => {
    expect(await shown(pageId, user)).toContain(words)
  })

  it('is shown from its copy without a network, but not to another user', async () => {
    expect(await shown('p-vip', 'zhu')).toContain('只给会员的内容')
    await app?.close()
    await control(provider.sandbox, 'faults', { call: 'queryPage', kind: 'cut' })
    const again = await shown('p-vip', 'zhu')
    expect(again).toContain('只给会员的内容')
    expect(again).toMatch(/内容更新于 \d\d-\d\d \d\d:\d\d/)
    await app?.close()
    const other = await shown('p-vip', 'zhang')
    expect(other).not.toContain('只给会员的内容')
    expect(other).toContain('网络开小差')
  })
})
