import { toString as qrCode } from 'qrcode'
import type { SeenLook } from '#scripts/screens/look-report.ts'
import { button, element, type Child } from './element.ts'
import { lookAddress, type ShownSample } from './look-groups.ts'

/** The person of a look, in the catalogue's words. */
export const who = ({ persona, user }: SeenLook) =>
  user === null ? '未登录' : `${persona?.name ?? ''} ${user}`

/** The place where one sample is shown in full. */
export const dialog = element('dialog', { 'aria-labelledby': 'detail-title' })

/** The picture of a look; `lazy`: loaded once it is near the view. */
export const picture = ({ picture: path, title, view }: SeenLook, lazy: boolean): Child =>
  path === null
    ? element('span', { class: 'none' }, '没有图片')
    : element('img', {
        src: path,
        alt: `${title}，${view.name}`,
        ...(lazy ? { loading: 'lazy', decoding: 'async' } : {}),
      })

async function drawCode(into: HTMLElement, address: string): Promise<void> {
  const svg = await qrCode(address, { type: 'svg', margin: 1 })
  const drawn = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement
  into.replaceChildren(drawn)
}

/**
 * Shows one look of a sample in full, with the ways to the others and onto a phone; `base` is the
 * sandbox's address.
 */
export function showDetail(sample: ShownSample, look: SeenLook, base: string): void {
  const { first } = sample
  const address = lookAddress(base, look)
  const code = element('div', { class: 'qr', role: 'img', 'aria-label': '二维码' })
  const views = sample.looks.map((it) =>
    button(
      `${it.view.name}${it.faults.length > 0 ? ' ·' : ''}`,
      () => showDetail(sample, it, base),
      {
        'aria-pressed': String(it === look),
      },
    ),
  )
  const steps = [
    ...(look.tap === null ? [] : [`打开后点「${look.tap}」`]),
    ...(look.type === null ? [] : [`在「${look.type.field}」填「${look.type.words}」`]),
    ...(look.refused ? ['服务方拒绝全部请求'] : []),
    ...(look.needsState ? ['编号来自本次运行：先在 /sandbox 恢复同目录的 state.sqlite'] : []),
  ]
  const ways: readonly Child[] =
    address === null
      ? [element('p', { class: 'note' }, '填写沙箱地址后可在手机上打开')]
      : [
          element(
            'a',
            { class: 'tap', href: address, target: '_blank', rel: 'noopener' },
            '在沙箱打开',
          ),
          code,
          element('code', {}, address),
        ]
  const facts = [
    element('div', { class: 'views' }, ...views),
    ...(look.faults.length === 0
      ? []
      : [element('ul', { class: 'faults' }, ...look.faults.map((it) => element('li', {}, it)))]),
    element('p', {}, `${who(look)}${look.persona === null ? '' : `：${look.persona.note}`}`),
    ...(look.note === null ? [] : [element('p', { class: 'note' }, look.note)]),
    ...steps.map((it) => element('p', {}, it)),
    element('code', {}, look.address),
    ...ways,
  ]
  dialog.replaceChildren(
    element(
      'div',
      { class: 'top' },
      element(
        'div',
        {},
        element('h2', { id: 'detail-title', style: 'margin:0' }, first.title),
        element('code', {}, first.route),
      ),
      button('关闭', () => dialog.close()),
    ),
    element(
      'div',
      { class: 'detail' },
      element('div', {}, picture(look, false)),
      element('div', {}, ...facts),
    ),
  )
  if (address !== null) void drawCode(code, address)
  if (!dialog.open) dialog.showModal()
}
