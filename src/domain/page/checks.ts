/** What stands in the way of a page's submission (rules.md#composed-pages). */
import * as v from 'valibot'
import { outsideAddress } from '#domain/navigation/outside-address.ts'
import { isOwnAddress } from '#domain/navigation/own-address.ts'
import type { RiskKind } from '#domain/publicity/risk-lines.ts'
import { comparable, refusedWords, SHORT_RANGES } from '#domain/publicity/words.ts'
import { action as navigation, opensEverywhere } from './action.ts'
import { blockTypeOf } from './block-table.ts'
import type { BlockRisk } from './block-type.ts'
import type { Block } from './block.ts'
import { figures, type FigureSource } from './blocks/fund-blocks.ts'
import { readDocument, type DropReason, type Unreadable } from './document.ts'
import { isByArm, type CodeOf, type Field, type Fields } from './field.ts'
import { richParts } from './rich-parts.ts'
import { rootProps } from './root.ts'

export type ProblemCode =
  | Unreadable
  | Exclude<DropReason, 'threw'>
  | 'root'
  | 'audience'
  | 'arm'
  | 'refusedWords'
  | 'shortRange'
  | 'markup'
  | 'action'
  | 'pictureAddress'
  | 'pictureMissing'
  | 'pictureHeavy'
  | 'pictureSize'
  | 'unknownCode'
  | 'unknownFund'
  | 'privateFund'
  | 'noRiskLine'
  | 'yieldAlone'
  | 'twoFeet'
  | 'noAnchor'
  | 'itemsOfArm'

export interface Problem {
  readonly code: ProblemCode
  /** The block; empty for the page itself. */
  readonly id: string
  /** The field and what is wrong with it, for the operator. */
  readonly detail: string
}

/** What the checks need to know of the world. */
export interface CheckContext {
  /** Hosts that pages may lead to. */
  readonly hosts: readonly string[]
  /** Hosts of their pictures and videos. */
  readonly mediaHosts: readonly string[]
  /** Whether an address of the app has a screen. */
  readonly isScreen: (address: string) => boolean
  /** A picture as it is stored; null where there is none. */
  readonly picture: (
    src: string,
  ) => { readonly bytes: number; readonly width: number; readonly height: number } | null
  readonly fund: (code: string) => 'public' | 'private' | null
  /** Whether the code names something that is there. */
  readonly isNamed: (of: Exclude<CodeOf, 'fund'>, code: string) => boolean
}

export const MOST_PICTURE_BYTES = 300 * 1024
const MARKUP = /<\/?[a-z!?]/i

/** The address when a page may load it: its own or https of a listed host; null else. */
export function loadableAddress(src: string, hosts: readonly string[]): string | null {
  if (isOwnAddress(src)) return src
  const outside = outsideAddress(src, hosts)
  return 'url' in outside ? outside.url.href : null
}

/** The risk lines of which a page needs one: that of funds says most. */
const COVERED_BY: Readonly<Record<BlockRisk, readonly RiskKind[]>> = {
  fund: ['fund'],
  opinion: ['opinion', 'fund'],
}

/** The risk line that a block needs: that of its type, and that of funds where it names one. */
function riskOf({ type, props }: Block): BlockRisk | null {
  const known = blockTypeOf(type)
  return known === undefined
    ? null
    : (known.risk ?? (namesFund(known.fields, props) ? 'fund' : null))
}

const record = v.record(v.string(), v.unknown())

const namesFund = (fields: Fields, values: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(fields).some(([name, field]) => {
    const value = values[name]
    if (field.kind === 'code') return field.of === 'fund' && value !== ''
    if (field.kind === 'richtext') return richParts(String(value)).funds.length > 0
    return (
      field.kind === 'list' &&
      Array.isArray(value) &&
      value.some((item) => v.is(record, item) && namesFund(field.fields, item))
    )
  })

type Found = Omit<Problem, 'id'>

function wordProblems(name: string, text: string, rich: boolean): Found[] {
  const words = refusedWords(text)
  return [
    ...(words.length > 0
      ? [{ code: 'refusedWords' as const, detail: `${name}: ${words.join(' ')}` }]
      : []),
    ...(SHORT_RANGES.test(comparable(text)) ? [{ code: 'shortRange' as const, detail: name }] : []),
    ...(!rich && MARKUP.test(text) ? [{ code: 'markup' as const, detail: name }] : []),
  ]
}

const side = v.union([v.number(), v.nan()])
const pictureRef = v.object({ src: v.string(), width: side, height: side })

function pictureProblems(name: string, value: unknown, context: CheckContext): Found[] {
  const read = v.safeParse(pictureRef, value)
  if (!read.success) return []
  const { src, width, height } = read.output
  if (loadableAddress(src, context.mediaHosts) === null) {
    return [{ code: 'pictureAddress', detail: `${name}: ${src}` }]
  }
  const stored = context.picture(src)
  if (stored === null) return [{ code: 'pictureMissing', detail: `${name}: ${src}` }]
  // A picture of a rich text may lack its size.
  const sameShape = Math.abs(stored.width * height - stored.height * width) <= stored.width * 2
  return [
    ...(stored.bytes > MOST_PICTURE_BYTES
      ? [{ code: 'pictureHeavy' as const, detail: `${name}: ${stored.bytes}` }]
      : []),
    ...(sameShape
      ? []
      : [{ code: 'pictureSize' as const, detail: `${name}: ${stored.width}x${stored.height}` }]),
  ]
}

/** A shared picture has no size of its own; one of a media host is not kept here. */
function sharedPictureProblems(src: string, context: CheckContext): Found[] {
  if (src === '') return []
  const detail = `shareImgUrl: ${src}`
  if (loadableAddress(src, context.mediaHosts) === null) return [{ code: 'pictureAddress', detail }]
  const stored = context.picture(src)
  if (stored === null) return isOwnAddress(src) ? [{ code: 'pictureMissing', detail }] : []
  return stored.bytes > MOST_PICTURE_BYTES ? [{ code: 'pictureHeavy', detail }] : []
}

function codeProblems(name: string, of: CodeOf, code: string, context: CheckContext): Found[] {
  if (code === '') return []
  if (of !== 'fund') {
    return context.isNamed(of, code) ? [] : [{ code: 'unknownCode', detail: `${name}: ${code}` }]
  }
  const kind = context.fund(code)
  if (kind === 'public') return []
  return [{ code: kind === null ? 'unknownFund' : 'privateFund', detail: `${name}: ${code}` }]
}

/** Problems with the words, links, pictures and funds of a rich text. */
function richProblems(name: string, html: string, context: CheckContext): Found[] {
  const { words, links, pictures, funds } = richParts(html)
  return [
    ...wordProblems(name, words, true),
    ...links.flatMap((href): Found[] => {
      const item = v.safeParse(navigation, { targetUrl: href })
      return item.success && opensEverywhere(item.output, context.hosts, context.isScreen)
        ? []
        : [{ code: 'action', detail: `${name}: ${href.slice(0, 100)}` }]
    }),
    ...pictures.flatMap(({ alt }) => wordProblems(name, alt, false)),
    ...pictures.flatMap((picture) => pictureProblems(name, picture, context)),
    ...funds.flatMap((code) => codeProblems(name, 'fund', code, context)),
  ]
}

/** The figure that the law wants beside a seven-day yield of the same fund. */
const BESIDE_YIELD: Readonly<Record<string, FigureSource>> = {
  walletYield: 'walletIncome',
  fundYield: 'fundIncome',
}

/**
 * Problems with a block's figures: each names a fund or an index, by its source, and a seven-day
 * yield has the income beside it.
 */
function figureProblems(block: Block, context: CheckContext): Found[] {
  if (block.type !== 'Figures') return []
  const { items } = v.parse(figures.schema, block.props)
  const ofCodes = items.flatMap(({ source, code }, at) =>
    source.startsWith('wallet')
      ? []
      : codeProblems(
          `items[${at}].code`,
          source.startsWith('index') ? 'index' : 'fund',
          code,
          context,
        ),
  )
  const ofYields = items.flatMap(({ source, code }, at): Found[] => {
    const needed = BESIDE_YIELD[source]
    const isOfWallet = source === 'walletYield'
    return needed === undefined ||
      items.some((it) => it.source === needed && (isOfWallet || it.code === code))
      ? []
      : [{ code: 'yieldAlone', detail: `items[${at}].source` }]
  })
  return ofCodes.concat(ofYields)
}

function valueProblems(name: string, field: Field, value: unknown, context: CheckContext): Found[] {
  switch (field.kind) {
    case 'text':
      return typeof value === 'string' ? wordProblems(name, value, false) : []
    case 'richtext':
      return typeof value === 'string' ? richProblems(name, value, context) : []
    case 'picture':
      return pictureProblems(name, value, context)
    case 'video':
      return typeof value === 'string' && loadableAddress(value, context.mediaHosts) === null
        ? [{ code: 'pictureAddress', detail: `${name}: ${value}` }]
        : []
    case 'action': {
      const read = v.safeParse(navigation, value)
      return read.success && !opensEverywhere(read.output, context.hosts, context.isScreen)
        ? [{ code: 'action', detail: `${name}: ${read.output.targetUrl}` }]
        : []
    }
    case 'code':
      return typeof value === 'string' ? codeProblems(name, field.of, value, context) : []
    case 'words': {
      const all = v.is(v.array(v.string()), value) ? value : []
      return all.flatMap((it) =>
        field.of === undefined
          ? wordProblems(name, it, false)
          : codeProblems(name, field.of, it, context),
      )
    }
    case 'list': {
      const items = v.is(v.array(record), value) ? value : []
      return items.flatMap((item, at) =>
        fieldProblems(field.fields, item, context, `${name}[${at}].`),
      )
    }
    case 'number':
    case 'select':
    case 'switch':
    case 'time':
    case 'target':
    case 'slot':
    case 'arm':
      return []
  }
}

const fieldProblems = (
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
  context: CheckContext,
  path = '',
): Found[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    valueProblems(`${path}${name}`, field, values[name], context),
  )

interface Placed {
  readonly block: Block
  /** The arm that it is shown in, its own or that of the block around it; empty for all. */
  readonly arm: string
}

const withInner = (blocks: readonly Block[], outer = ''): readonly Placed[] =>
  blocks.flatMap((block) => {
    const arm = block.arm === '' ? outer : block.arm
    return [{ block, arm }, ...block.slots.flatMap((inner) => withInner(inner, arm))]
  })

const itemsByArm = v.array(v.object({ arm: v.string() }))

/** Problems with the arms of a block's items: every arm of the page has to show enough of them. */
function armProblems({ block, arm }: Placed, arms: ReadonlySet<string>): Found[] {
  const seenBy = arm !== '' ? [arm] : arms.size > 0 ? [...arms] : ['']
  return Object.entries(blockTypeOf(block.type)?.fields ?? {}).flatMap(([name, field]): Found[] => {
    if (field.kind !== 'list' || !isByArm(field.fields)) return []
    const items = v.parse(itemsByArm, block.props[name])
    const unknown = items.flatMap((item, at): Found[] =>
      item.arm === '' || arms.has(item.arm)
        ? []
        : [{ code: 'arm', detail: `${name}[${at}].arm: ${item.arm}` }],
    )
    const wrong = seenBy.filter((key) => {
      const count = items.filter((item) => item.arm === '' || item.arm === key).length
      return count < field.least || count > field.most
    })
    return unknown.concat(
      wrong.map((key): Found => ({ code: 'itemsOfArm', detail: `${name}: ${key}` })),
    )
  })
}

/** Everything that is wrong with the document; none where it may be submitted. */
export function submitProblems(document: unknown, context: CheckContext): readonly Problem[] {
  const page = readDocument(document)
  if (typeof page === 'string') return [{ code: page, id: '', detail: '' }]
  const problems: Problem[] = page.dropped.flatMap(({ why, id, type, field }) =>
    why === 'threw' ? [] : [{ code: why, id, detail: field === '' ? type : `${type}.${field}` }],
  )
  const add = (id: string, found: readonly Found[]) => {
    for (const it of found) problems.push({ id, ...it })
  }
  const strict = v.safeParse(v.object({ root: v.object({ props: rootProps }) }), document)
  if (!strict.success) {
    add('', [{ code: 'root', detail: v.getDotPath(strict.issues[0]) ?? '' }])
  }
  const { root } = page
  for (const name of ['title', 'shareTitle', 'shareDesc', 'endText'] as const) {
    add('', wordProblems(name, root[name], false))
  }
  add('', sharedPictureProblems(root.shareImgUrl, context))
  const placed = withInner(page.blocks)
  const blocks = placed.map(({ block }) => block)
  const ids = new Set(blocks.map(({ id }) => id))
  const arms = new Set(root.experiment?.arms.map(({ key }) => key))
  for (const block of blocks) {
    if (block.who === null) add(block.id, [{ code: 'audience', detail: 'who' }])
    if (block.arm !== '' && !arms.has(block.arm)) {
      add(block.id, [{ code: 'arm', detail: block.arm }])
    }
    const known = blockTypeOf(block.type)
    if (known !== undefined) add(block.id, fieldProblems(known.fields, block.props, context))
    add(block.id, figureProblems(block, context))
    if (block.type === 'Anchor') {
      const items = v.parse(v.array(v.object({ target: v.string() })), block.props['items'])
      const missing = items.filter(({ target }) => !ids.has(target))
      add(
        block.id,
        missing.map(({ target }) => ({ code: 'noAnchor', detail: target })),
      )
    }
  }
  for (const it of placed) add(it.block.id, armProblems(it, arms))
  const feet = blocks.filter(({ type, props }) => type === 'Buttons' && props['fixed'] === true)
  for (const { id } of feet.slice(1)) add(id, [{ code: 'twoFeet', detail: 'fixed' }])
  const lines = new Set<unknown>([
    root.riskLine,
    ...blocks.filter(({ type }) => type === 'RiskLine').map(({ props }) => props['kind']),
  ])
  const needed = new Set(blocks.map(riskOf))
  for (const risk of needed) {
    if (risk !== null && !COVERED_BY[risk].some((line) => lines.has(line))) {
      add('', [{ code: 'noRiskLine', detail: risk }])
    }
  }
  return problems
}
