import { Hono } from 'hono'
import { html } from 'hono/html'
import { formatDate } from '#domain/calendar/format-dates.ts'
import {
  printedCard,
  SIZES,
  type PrintedCard,
} from '#test/sandbox/departments/identity/document.ts'
import { userById } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { ControlError } from '#test/sandbox/kernel/control/control-error.ts'
import { page, type Html } from '#test/sandbox/kernel/control/control-page-shell.ts'

/** Turns a drawing into a file, of its own size or of so many pixels both ways. */
const SCRIPT = `
for (const button of document.querySelectorAll('[data-save]')) {
  button.addEventListener('click', () => {
    const side = button.dataset.save
    const pixels = Number(button.dataset.pixels)
    const text = new XMLSerializer().serializeToString(document.getElementById(side))
    const image = new Image()
    image.onload = () => {
      const canvas = document.createElement('canvas')
      canvas.width = pixels || 1284
      canvas.height = pixels || 810
      canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height)
      const link = document.createElement('a')
      link.download = side + (pixels ? '-' + pixels : '') + '.jpg'
      link.href = canvas.toDataURL('image/jpeg', 0.92)
      link.click()
    }
    image.src = 'data:image/svg+xml;charset=utf-8,' + encodeURIComponent(text)
  })
}
`

/** The readings of square pictures, by their size in pixels. */
const SQUARES = [
  { pixels: SIZES.unreadable, shows: '无法识别' },
  { pixels: SIZES.otherSide, shows: '另一面' },
  { pixels: SIZES.expired, shows: '已过期（国徽面）' },
  { pixels: SIZES.fieldsMissing, shows: '缺少字段' },
  { pixels: SIZES.misread, shows: '号码误读一位（人像面）' },
] as const

const line = (label: string, value: string, y: number) =>
  html`<text x="48" y="${y}" fill="#5b6b8c" font-size="26">${label}</text>
    <text x="150" y="${y}" fill="#12161f" font-size="30">${value}</text>`

const card = (id: 'front' | 'back', content: Html) =>
  html`<svg id="${id}" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 856 540" width="100%">
    <rect width="856" height="540" rx="28" fill="#eef3fb" />
    <g font-family="sans-serif">
      ${content}
      <text x="428" y="300" fill="#e0342f" fill-opacity="0.35" font-size="110" text-anchor="middle">
        样本 无效
      </text>
    </g>
  </svg>`

const front = ({ userName, sex, nation, birthDate, address, certNo }: PrintedCard) =>
  card(
    'front',
    html`${line('姓名', userName, 80)}
      ${line('性别', `${sex === '1' ? '男' : '女'}　${nation}`, 145)}
      ${line('出生', formatDate(birthDate), 210)} ${line('住址', address, 275)}
      <rect x="600" y="90" width="190" height="230" fill="#d6deec" />
      ${line('号码', certNo, 470)}`,
  )

const back = ({ issuer, validFrom, validDate }: PrintedCard) =>
  card(
    'back',
    html`<circle cx="130" cy="130" r="70" fill="#e0342f" fill-opacity="0.5" />
      <text x="240" y="150" fill="#12161f" font-size="52">居民身份证（样本）</text>
      ${line('签发', issuer, 400)}
      ${line('期限', `${formatDate(validFrom)} 至 ${formatDate(validDate)}`, 470)}`,
  )

const saving = (side: 'front' | 'back') =>
  html`<div class="buttons">
    <button data-save="${side}">保存为图片</button>
    ${SQUARES.map(
      ({ pixels, shows }) =>
        html`<button data-save="${side}" data-pixels="${pixels}">
          ${pixels}×${pixels} ${shows}
        </button>`,
    )}
  </div>`

/** `GET /sandbox/specimen?user=ID`: the person's identity card, to take a picture of. */
export function specimenRoutes(world: World): Hono {
  const app = new Hono()
  app.get('/specimen', (context) => {
    const user = userById(world.db, context.req.query('user') ?? '')
    if (user === undefined) throw new ControlError('user: there is no such persona')
    const printed = printedCard(world, user)
    return context.html(
      page(
        '身份证样张',
        html`
          <h1>身份证样张</h1>
          <p class="note">虚构人物，仅供测试：用手机拍摄屏幕，或保存为图片后从相册选择</p>
          <section>${front(printed)} ${saving('front')}</section>
          <section>${back(printed)} ${saving('back')}</section>
        `,
        SCRIPT,
      ),
    )
  })
  return app
}
