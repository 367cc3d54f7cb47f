import { Hono } from 'hono'
import { GOODS, type Goods } from '#test/sandbox/departments/units/goods-catalogue.ts'

/** A day: a drawing never changes. */
const CACHED = { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' }

const GROUNDS = ['#eef3f9', '#fbf3e4', '#edf6f0', '#f6eef4', '#f0f0f6'] as const
const INKS = ['#2d5d8c', '#a06a1c', '#2f7352', '#8a4775', '#4d4f86'] as const

/** Of a kind, then of words in the title; drawn on a field of 120 by 120. */
const TICKET =
  '<path d="M22 42h76v12a6 6 0 0 0 0 12v12H22V66a6 6 0 0 0 0-12z"/><path d="M72 46v28" stroke-dasharray="4 4"/>'
const CARD = '<rect x="24" y="38" width="72" height="46" rx="6"/><path d="M24 52h72M34 72h20"/>'
const BOX = '<path d="M28 46l32-14 32 14v32L60 92 28 78z"/><path d="M28 46l32 14 32-14M60 60v32"/>'
const HEART =
  '<path d="M60 88C38 72 30 62 30 51a15 15 0 0 1 30-4 15 15 0 0 1 30 4c0 11-8 21-30 37z"/>'
const CUP =
  '<path d="M38 40h38v36a12 12 0 0 1-12 12H50a12 12 0 0 1-12-12z"/><path d="M76 50h6a10 10 0 0 1 0 20h-6"/>'
const UMBRELLA = '<path d="M26 62a34 34 0 0 1 68 0z"/><path d="M60 28v54a8 8 0 0 1-16 0"/>'
const BAG = '<path d="M34 50h52l4 40H30z"/><path d="M48 50v-8a12 12 0 0 1 24 0v8"/>'
const BOOK =
  '<path d="M34 32h46a6 6 0 0 1 6 6v50H40a6 6 0 0 1-6-6z"/><path d="M46 32v56M56 48h18"/>'
const LAMP = '<circle cx="60" cy="52" r="20"/><path d="M52 78h16M54 86h12"/>'
const SCENES: readonly (readonly [RegExp, string])[] = [
  [/杯|茶/, CUP],
  [/伞/, UMBRELLA],
  [/袋/, BAG],
  [/书签|笔记本|台历/, BOOK],
  [/灯/, LAMP],
]
const OF_KIND = { coupon: TICKET, right: CARD, thing: BOX, charity: HEART } as const

function draw(it: Goods, index: number): string {
  const shape =
    it.kind === 'thing' ? SCENES.find(([words]) => words.test(it.title))?.[1] : undefined
  const at = index % GROUNDS.length
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120"><rect width="120" height="120" fill="${GROUNDS[at]}"/><g fill="none" stroke="${INKS[at]}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round">${shape ?? OF_KIND[it.kind]}</g></svg>`
}

/** Pictures of goods. Mount under `/documents/goods`. */
export function goodsPictures(): Hono {
  const app = new Hono()
  app.get('/:name', (context) => {
    const name = context.req.param('name')
    const index = GOODS.findIndex(({ goodsId }) => name === `${goodsId}.svg`)
    const it = GOODS[index]
    return it === undefined
      ? context.text('没有这张图片', 404)
      : context.body(draw(it, index), 200, CACHED)
  })
  return app
}
