import type { LookReport } from '#scripts/screens/look-report.ts'
import { dialog, picture, showDetail, who } from './detail.ts'
import { button, element } from './element.ts'
import {
  changedLooks,
  EVERYTHING,
  grouped,
  shownModules,
  type ShownSample,
  type Wish,
} from './look-groups.ts'

const data: { readonly report: LookReport; readonly base: string } = JSON.parse(
  document.getElementById('report')?.textContent ?? '{}',
)
const { report } = data

const KEPT_BASE = 'catalogueBase'

/** Returns what a browser keeps for a file; some keep nothing. */
function keptBase(): string {
  try {
    return localStorage.getItem(KEPT_BASE) ?? data.base
  } catch {
    return data.base
  }
}
function keepBase(text: string): void {
  try {
    localStorage.setItem(KEPT_BASE, text)
  } catch {
    // The field holds it until the page is closed.
  }
}

const GROUPS: Readonly<Record<string, string>> = {
  'Account and identity': '账户与身份',
  'Trading and assets': '交易与资产',
  'Fund content': '基金内容',
  'Pension, tax, gold': '养老金、税务、黄金',
  'Marketing and activities': '营销与活动',
  Utility: '通用',
  'Beside the list': '清单之外',
}

const faultsText = (count: number) => (count === 0 ? '' : `${count} 个问题`)

let wish: Wish = EVERYTHING
let base = keptBase()

const list = element('main', { id: 'list' })
const changes = element('main', { id: 'changes', hidden: '' })
const count = element('p', { class: 'note', role: 'status' })

function card(sample: ShownSample): HTMLElement {
  const { first, faults, looks } = sample
  const words = [who(first), first.note].filter((it) => it !== null).join('，')
  const content = element('div', {}, picture(first, true))
  content.append(element('span', {}, words, ` · ${looks.length} 张`))
  if (faults > 0) content.append(element('span', { class: 'badge' }, faultsText(faults)))
  const tapped = () => showDetail(sample, looks.find((it) => it.faults.length > 0) ?? first, base)
  return element('li', {}, button(content, tapped, { class: faults > 0 ? 'card wrong' : 'card' }))
}

function drawList(): void {
  const modules = shownModules(report, wish)
  const shown = modules.flatMap(({ samples }) => samples)
  const pictures = shown.reduce((sum, it) => sum + it.looks.length, 0)
  const faults = shown.reduce((sum, it) => sum + it.faults, 0)
  count.textContent = `${shown.length} 个状态，${pictures} 张图片，${faults === 0 ? '没有问题' : faultsText(faults)}`
  list.replaceChildren(
    count,
    ...report.without.map((it) => element('p', { class: 'badge' }, `${it} 没有样例`)),
    ...modules.map(({ group, module, samples }) => {
      const routes = grouped(samples, ({ first }) => first.route)
      return element(
        'section',
        {},
        element('h2', {}, module),
        element('p', { class: 'note' }, GROUPS[group] ?? group),
        ...[...routes].flatMap(([route, own]) => [
          element('h3', {}, `${own[0]?.first.title ?? ''} `, element('span', {}, route)),
          element('ul', { class: 'grid' }, ...own.map(card)),
        ]),
      )
    }),
    ...(modules.length === 0 ? [element('p', {}, '没有符合条件的屏幕')] : []),
  )
}

function drawChanges(): void {
  const found = changedLooks(report)
  const shot = (caption: string, src: string) =>
    element(
      'figure',
      {},
      element('figcaption', {}, caption),
      element('img', { src, alt: caption, loading: 'lazy' }),
    )
  const { against } = report
  changes.replaceChildren(
    element(
      'p',
      { class: 'note' },
      against === null
        ? '用 --against 与另一个提交比较'
        : `与 ${against.ref}（${against.commit.slice(0, 8)}）相比，${found.length} 张图片有变化`,
    ),
    ...found.flatMap((look) => {
      const { change } = look
      if (change === null) return []
      return [
        element(
          'h3',
          {},
          `${look.title} ${(change.share * 100).toFixed(2)}% `,
          element('span', {}, `${look.name}，${change.pixels} 像素`),
        ),
        element(
          'div',
          { class: 'change' },
          shot('之前', change.before),
          shot('现在', look.picture ?? ''),
          shot('差异', change.difference),
        ),
      ]
    }),
  )
}

/** One field to choose by; `set` gets the value. */
function choice(
  label: string,
  options: readonly (readonly [value: string, text: string])[],
  set: (value: string) => void,
): HTMLElement {
  const it = element(
    'select',
    { 'aria-label': label },
    ...options.map(([value, text]) => element('option', { value }, text)),
  )
  it.addEventListener('change', () => set(it.value))
  return it
}

const shows = (own: Partial<Wish>) => {
  wish = { ...wish, ...own }
  drawList()
}
const oneOf = <T extends string>(all: readonly T[], value: string): T | 'all' =>
  all.find((it) => it === value) ?? 'all'

function tools(): HTMLElement {
  const search = element('input', {
    type: 'search',
    'aria-label': '搜索',
    placeholder: '路由、标题、屏幕文字或用户',
  })
  search.addEventListener('input', () => shows({ words: search.value.trim() }))
  const faults = button('只看有问题的', () => {
    shows({ onlyFaults: !wish.onlyFaults })
    faults.setAttribute('aria-pressed', String(wish.onlyFaults))
  })
  faults.setAttribute('aria-pressed', 'false')
  const widths = [
    ['all', '全部宽度'],
    ['390', '390'],
    ['320', '320'],
  ] as const
  const colours = [
    ['all', '浅色与深色'],
    ['light', '浅色'],
    ['dark', '深色'],
  ] as const
  const sizes = [
    ['all', '全部字号'],
    ['normal', '标准字号'],
    ['large', '大字'],
  ] as const
  const engines = [
    ['all', '全部引擎'],
    ['chromium', 'Chromium'],
    ['webkit', 'WebKit'],
  ] as const
  return element(
    'div',
    { class: 'bar', role: 'search' },
    element(
      'div',
      {},
      search,
      faults,
      choice('宽度', widths, (it) => shows({ width: oneOf(['390', '320'], it) })),
      choice('颜色', colours, (it) => shows({ colours: oneOf(['light', 'dark'], it) })),
      choice('字号', sizes, (it) => shows({ size: oneOf(['normal', 'large'], it) })),
      choice('引擎', engines, (it) => shows({ engine: oneOf(['chromium', 'webkit'], it) })),
    ),
  )
}

function head(bar: HTMLElement): HTMLElement {
  const field = element('input', { id: 'base', type: 'url', value: base, inputmode: 'url' })
  field.addEventListener('input', () => {
    base = field.value.trim()
    keepBase(base)
  })
  const showChanges = () => {
    const isChanges = location.hash === '#changes'
    list.hidden = isChanges
    bar.hidden = isChanges
    changes.hidden = !isChanges
    for (const it of links) {
      if (it.hash === (isChanges ? '#changes' : '#screens')) it.setAttribute('aria-current', 'page')
      else it.removeAttribute('aria-current')
    }
  }
  const links = [
    element('a', { class: 'tap', href: '#screens' }, '屏幕'),
    element('a', { class: 'tap', href: '#changes' }, `变化 ${changedLooks(report).length}`),
  ]
  addEventListener('hashchange', showChanges)
  showChanges()
  const { version, commit, taken, looks, planned } = report
  const left = looks.length < planned ? `，未完成：${looks.length} / ${planned}` : ''
  return element(
    'header',
    {},
    element('h1', {}, '屏幕目录'),
    element(
      'p',
      { class: 'note' },
      `${version}（${commit.slice(0, 8)}${commit.endsWith('-dirty') ? '，有改动' : ''}），${new Date(taken).toLocaleString('zh-CN')}${left}`,
    ),
    element('div', { class: 'base' }, element('label', { for: 'base' }, '沙箱地址'), field),
    element('nav', { class: 'views', 'aria-label': '页面' }, ...links),
  )
}

const bar = tools()
document.getElementById('catalogue')?.append(head(bar), bar, list, changes, dialog)
drawList()
drawChanges()
