// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { processGoldCoinsTask } from '#api/calls/activity.ts'
import { queryPerson } from '#api/calls/content.ts'
import { queryPage } from '#api/calls/page.ts'
import { queries } from '#app/data/queries.ts'
import { prefetchFirstData } from '#app/router/screen-loader.ts'
import { circlePaths } from '#paths/circle.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { pageBuilderPaths } from '#paths/page-builder.ts'
import { taxDelayPaths } from '#paths/pension/tax-delay.ts'
import { vpPaths } from '#paths/vp.ts'
import { sendErrorsTo, type ErrorEntry } from '#platform/error-log.ts'
import { brand } from '#domain/brand.ts'
import { BLOCK_TYPES } from '#domain/page/block-table.ts'
import { campaignBlocks } from '#shared/pages/page-blocks/blocks/CampaignBlocks.tsx'
import { contentBlocks } from '#shared/pages/page-blocks/blocks/ContentBlocks.tsx'
import { fundBlocks } from '#shared/pages/page-blocks/blocks/FundBlocks.tsx'
import { mediaBlocks } from '#shared/pages/page-blocks/blocks/MediaBlocks.tsx'
import { plainBlocks } from '#shared/pages/page-blocks/blocks/PlainBlocks.tsx'
import { keepPage, keptPage, type KeptPage } from '#shared/pages/page-blocks/kept-pages.ts'
import { leftOut } from '#shared/pages/page-blocks/left-out.ts'
import { expectedErrors } from '#ui/testing/printed-errors.ts'
import { button, click, axeFindings } from '#ui/testing/in-page.tsx'
import { ask, control, signIn } from './sandbox/testing/test-client.ts'
import { PageDesk } from './sandbox/testing/page-desk.ts'
import { openApp, openProvider, type AppInPage } from './screens/testing/app-in-page.tsx'

let provider: Awaited<ReturnType<typeof openProvider>>
let author: PageDesk
let app: AppInPage | null = null
beforeAll(async () => {
  provider = await openProvider()
  author = new PageDesk(provider.sandbox, '编辑甲')
})
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

it('every block type has a component', () => {
  const drawn = [plainBlocks, fundBlocks, mediaBlocks, contentBlocks, campaignBlocks].flatMap(
    (chunk) => Object.keys(chunk),
  )
  expect(drawn.toSorted()).toEqual(BLOCK_TYPES.map(({ type }) => type).toSorted())
})

/** Opens the preview of a new draft. */
async function openDraft(pageId: string, doc: object, user: string | null = null): Promise<void> {
  await author.save(pageId, doc)
  const { token } = await author.act(pageId, 'preview')
  const address = pageBuilderPaths.pageBuilder.to({ pageId, preview: String(token) })
  app = await openApp(provider, address, user)
  await app.settle()
}

const titled = (...content: object[]) => ({ root: { props: { title: '页' } }, content })
const noticeOf = (id: string, text = `有 ${id}`) => ({ type: 'Notice', props: { id, text } })

const pageOf = (pageId: string, slot: string | null, doc: KeptPage['page']['doc']) => ({
  pageId,
  slot,
  version: 3,
  hash: 'a'.repeat(64),
  doc,
  private: false,
  arm: null,
  serverTime: '20260311090000',
  nextChangeAt: null,
  preview: null,
})

it('a chart draws what it is asked for of the funds that have it, with all that belongs to a return', async () => {
  const chart = (id: string, kind: string, codes: readonly string[]) => ({
    type: 'Chart',
    props: { id, title: '', kind, codes, range: '1y' },
  })
  await openDraft(
    'charts',
    titled(
      chart('a', 'drawdown', ['980301', '980303']),
      chart('b', 'nav', ['980301']),
      chart('c', 'yield', [brand.walletFundCode]),
      chart('d', 'yield', ['980301']),
      { type: 'RiskLine', props: { id: 'risk', kind: 'fund' } },
    ),
  )
  const labels = [...document.querySelectorAll('[aria-label]')].flatMap(
    (element) =>
      /^(回撤|单位净值|七日年化)，/.exec(element.getAttribute('aria-label') ?? '')?.[1] ?? [],
  )
  expect(labels).toEqual(['回撤', '单位净值', '七日年化'])
  const text = app?.text() ?? ''
  // Both lines that move with the value have the figures of a return, as each of them promotes it.
  expect(
    text.match(/禾岸灵活配置混合A：收益 \S+，业绩比较基准 \S+，最大回撤 \S+（\S+ 至 \S+）/g),
  ).toHaveLength(2)
  expect(text).toMatch(/七日年化 \S+，万份收益 \S+ 元/)
  expect(text).toContain('所选基金没有这一区间的七日年化')
})

describe('a fixed slot', () => {
  const HEAD = '同一个主题，一起看'

  /** Returns what the page said while the provider had not answered for its composed part. */
  async function saidMeanwhile(address: string, words: string): Promise<boolean> {
    await control(provider.sandbox, 'faults', { call: 'queryPage', kind: 'slow', ms: 600 })
    let said = false
    const look = () => {
      const [asked] = queries.getQueryCache().findAll({ queryKey: [queryPage.name] })
      said ||= asked?.state.data === undefined && document.body.textContent.includes(words)
    }
    const observer = new MutationObserver(look)
    observer.observe(document.body, { childList: true, subtree: true, characterData: true })
    app = await openApp(provider, address, null)
    observer.disconnect()
    return said
  }

  it('begins with the page of the pack, before the provider has answered', async () => {
    expect(await saidMeanwhile(circlePaths.circleHome.to(), HEAD)).toBe(true)
    expect(app?.text()).toContain(HEAD)
  })

  it('begins with the stored page, undated, and goes over to the answer', async () => {
    keepPage('circle-home', pageOf('s-circle', 'circle-home', titled(noticeOf('a', '上次的'))), '')
    expect(await saidMeanwhile(circlePaths.circleHome.to(), '上次的')).toBe(true)
    expect(app?.text()).toContain(HEAD)
    expect(app?.text()).not.toContain('上次的')
    expect(app?.text()).not.toContain('内容更新于')
  })

  it('begins with no copy that was to change before now', async () => {
    const kept = pageOf('s-circle', 'circle-home', titled(noticeOf('a', '上次的')))
    keepPage('circle-home', { ...kept, nextChangeAt: '20200101000000' }, '')
    expect(await saidMeanwhile(circlePaths.circleHome.to(), '上次的')).toBe(false)
    expect(app?.text()).toContain(HEAD)
  })

  it('has the page of the pack where its copy asks for a newer renderer', async () => {
    const newer = { root: { props: { title: '页', minRenderer: 99 } }, content: [] }
    keepPage('circle-home', pageOf('s-circle', 'circle-home', newer), '')
    await control(provider.sandbox, 'faults', { call: 'queryPage', kind: 'cut' })
    app = await openApp(provider, circlePaths.circleHome.to(), null)
    expect(app.text()).toContain(HEAD)
  })

  it('is requested once, ahead of its screen, by a signed-in user', async () => {
    const asked = () => queries.getQueryCache().findAll({ queryKey: [queryPage.name] })
    app = await openApp(provider, circlePaths.circleHome.to(), 'zhang')
    await app.close()
    queries.clear()
    await prefetchFirstData(location, true)
    const [query] = asked()
    expect([asked().length, query?.getObserversCount()]).toEqual([1, 0])
    expect(query?.state.data).toMatchObject({ kind: 'page', of: { pageId: 's-circle-home' } })
  })

  it('of a special is shown from its copy with its time', async () => {
    const address = vpPaths.special.to({ specialId: 's-pension' })
    app = await openApp(provider, address, null)
    await app.close()
    await control(provider.sandbox, 'faults', { call: 'queryPage', kind: 'cut' })
    app = await openApp(provider, address, null)
    expect(app.text()).toMatch(/内容更新于 \d\d-\d\d \d\d:\d\d/)
  })

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

describe('a screen that is a page alone', () => {
  const GUIDE = taxDelayPaths.taxDelayIntroduce.to()
  const fail = (fault: object) =>
    control(provider.sandbox, 'faults', { call: 'queryPage', ...fault })

  it.each([
    ['has no page of it', { kind: 'retCode', ret: 'notFound' }],
    ['does not answer', { kind: 'http', status: 503 }],
  ])('has the page of the pack where the provider %s', async (_, fault) => {
    await fail(fault)
    app = await openApp(provider, GUIDE, null)
    await app.settle()
    expect(app.text()).toContain('谁能参加')
  })

  it('shows no page of the pack once the page has ended, and keeps its fixed parts', async () => {
    await fail({ kind: 'retCode', ret: 'pageEnded' })
    app = await openApp(provider, taxDelayPaths.taxDelayHome.to(), 'wang')
    await app.settle()
    expect(app.text()).toContain('页面已经结束')
    expect(app.text()).toContain('办理进度')
    expect(app.text()).not.toContain('常见问题')
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
  const openBroken = async () => {
    drafts += 1
    const pageId = `p-left-out-${drafts}`
    await author.save(pageId, DOC)
    const { token } = await author.act(pageId, 'preview')
    const address = pageBuilderPaths.pageBuilder.to({ pageId, preview: String(token) })
    app = await openApp(provider, address, null)
    await app.settle()
  }

  afterEach(() => {
    const thrown = 'a video of a host that is not listed'
    const errors = expectedErrors()
    const others = errors.filter((text) => !text.includes(thrown))
    if (errors.length === 0 || others.length > 0)
      throw new Error(`React reported ${JSON.stringify(others)}, and ${errors.length} in all`)
  })

  it('is outlined in its place for QA', async () => {
    await openBroken()
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
      await openBroken()
      expect(inOrder()).toEqual(['block-a', 'block-g', 'block-b', 'block-v'])
      expect(document.querySelector('#block-v')?.childElementCount).toBe(0)
    } finally {
      leftOut.view = view
    }
  })
})

describe('a composed page', () => {
  it('has its fixed buttons below everything else, the risk line too', async () => {
    const buttons = { items: [{ label: '去看看', action: { targetUrl: '/' } }], fixed: true }
    await openDraft('p-foot', {
      root: { props: { title: '页', riskLine: 'fund' } },
      content: [{ type: 'Buttons', props: { id: 'foot', ...buttons } }, noticeOf('after')],
    })
    const risk = document.querySelector('footer')
    expect(risk?.textContent).toContain('过往业绩')
    const place = risk?.compareDocumentPosition(button('去看看'))
    expect(place).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(document.querySelector('#block-foot')?.childElementCount).toBe(0)
  })

  it('loads no picture at once but that of its first block', async () => {
    const picture = { src: '/documents/pages/hills.svg', width: 750, height: 360 }
    const hero = (id: string) => ({ type: 'Hero', props: { id, picture, alt: id } })
    const inner = { type: 'Group', props: { id: 'g', content: [hero('c')] } }
    await openDraft('p-heroes', titled(hero('a'), hero('b'), inner))
    const loading = [...document.querySelectorAll('[data-block] img')].map((image) => [
      image.getAttribute('alt'),
      image.getAttribute('loading'),
    ])
    expect(loading).toEqual([
      ['a', 'eager'],
      ['b', 'lazy'],
      ['c', 'lazy'],
    ])
  })

  it('asks for tasks only where a step has one', async () => {
    const asked = () =>
      queries.getQueryCache().findAll({ queryKey: [processGoldCoinsTask.name] }).length
    const steps = (taskId: string) => ({
      type: 'Steps',
      props: {
        id: 'steps',
        items: [{ title: '第一步', taskId }, { title: '第二步' }],
      },
    })
    await openDraft('p-steps', titled(steps('')), 'zhang')
    expect([app?.text().includes('第一步'), asked()]).toEqual([true, 0])
    await app?.close()
    await openDraft('p-tasked', titled(steps('risk_assessment')), 'zhang')
    await expect.poll(asked).toBe(1)
  })

  describe('with anchors', () => {
    const anchor = {
      type: 'Anchor',
      props: {
        id: 'nav',
        items: [
          { label: '那里', target: 'there' },
          { label: '页签里', target: 'deep' },
        ],
      },
    }
    const inner = (id: string) => ({
      type: 'Group',
      props: { id: `g-${id}`, content: [noticeOf(id)] },
    })
    const tabs = {
      type: 'Tabs',
      props: {
        id: 'tabs',
        tabs: [
          { label: '甲', content: [noticeOf('near')] },
          { label: '乙', content: [inner('deep')] },
        ],
      },
    }
    const scrolledTo: Element[] = []
    beforeAll(() => {
      Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
        scrolledTo.push(this)
      }
    })
    beforeEach(async () => {
      scrolledTo.length = 0
      await openDraft('p-anchor', titled(anchor, noticeOf('there'), tabs))
    })

    it('scrolls to its own block, not to one of the same id on another page', async () => {
      const other = document.createElement('div')
      other.id = 'block-there'
      other.dataset['block'] = 'Notice'
      document.body.prepend(other)
      await click(button('那里'))
      other.remove()
      expect(scrolledTo.map(({ textContent }) => textContent)).toEqual(['有 there'])
    })

    it('chooses the tab of a block, and leaves the choice to the user after that', async () => {
      expect(app?.text()).not.toContain('有 deep')
      await click(button('页签里'))
      expect(scrolledTo.map(({ textContent }) => textContent)).toEqual(['有 deep'])
      await click(button('甲'))
      expect(app?.text()).toContain('有 near')
    })
  })

  it('that cannot be drawn leaves the copy of the last one that could', async () => {
    keepPage('p-newer', pageOf('p-newer', null, titled(noticeOf('a'))), '')
    expect(await shown('p-newer')).toContain('当前版本还不能显示这个页面')
    expect(keptPage('p-newer', '')?.page.version).toBe(3)
  })

  it('says in its preview whether it is published', async () => {
    const { token } = await author.act('p-old', 'preview')
    app = await openApp(
      provider,
      pageBuilderPaths.pageBuilder.to({ pageId: 'p-old', preview: String(token) }),
      null,
    )
    expect(app.text()).toContain('预览 v1（已上线）')
    await app.close()
    await openDraft('p-state', titled(noticeOf('a')))
    expect(app.text()).toContain('预览 v1（未发布）')
  })

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
    await author.save('p-figures', { root: { props: { title: '数' } }, content })
    const { token } = await author.act('p-figures', 'preview')
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
    await author.save('p-faq', { root: { props: { title: '问' } }, content })
    const { token } = await author.act('p-faq', 'preview')
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
    await click(button('去完成 浏览一只基金 15 秒'))
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

  it('shows campaigns, and asks who is signed out to sign in for what is their own', async () => {
    const text = await shown('p-campaigns')
    for (const words of ['从这里开始', '新人五步', '活动规则', '登录后查看连续期数与奖励'])
      expect(text).toContain(words)
    for (const words of ['登录后查看排名', '登录后查看金币余额']) expect(text).toContain(words)
    await app?.close()
    const own = await shown('p-campaigns', 'keeper')
    for (const words of ['坚持定投挑战', '用金币兑换', '金币余额', '第'])
      expect(own).toContain(words)
    expect(own).not.toContain('登录后查看')
    const findings = (await axeFindings()).filter((finding) => !finding.startsWith('landmark'))
    expect(findings).toEqual([])
  })

  it.each([
    [null, 1],
    ['new', 1],
    ['chen', 1],
    ['qian', 3],
  ] as const)('a strip of funds for %s has the %i that fit their class', async (user, count) => {
    await shown('p-campaigns', user)
    expect(document.querySelectorAll('#block-funds li')).toHaveLength(count)
  })

  it('shows the day on which a person left, and no follow button', async () => {
    await openDraft(
      'p-left',
      titled({ type: 'Person', props: { id: 'who', personId: 'm-cheng' } }),
      'qian',
    )
    expect(app?.text()).toContain('已离任 2025-12-31')
    expect(app?.text().split('已离任')).toHaveLength(2)
    expect(app?.text()).not.toContain('关注 程砚秋')
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
    await author.save('p-draft', { root: { props: { title: '草稿' } }, content })
    const { token } = await author.act('p-draft', 'preview')
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

  it('offers three pages that are on in place of one that is gone, and screens where it cannot', async () => {
    const offered = () =>
      [...document.querySelectorAll('[aria-label="也可以看看"] a')].map((link) =>
        link.getAttribute('href'),
      )
    await shown('no-such-page', null)
    const pages = offered()
    expect(pages).toHaveLength(3)
    for (const page of pages) expect(page).toMatch(/^\/pageBuilder\/PageBuilder\?pageId=/)
    await app?.close()
    await control(provider.sandbox, 'faults', { call: 'listLivePages', kind: 'http500' })
    await shown('no-such-page', null)
    expect(offered()).toEqual([
      '/fundPortal/performance',
      '/fundPortal/allFundList',
      '/customized/CustomizedPage',
    ])
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
