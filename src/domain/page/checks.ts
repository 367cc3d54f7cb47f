/** The faults that prevent a page from being submitted (rules.md#composed-pages). */
import * as v from 'valibot'
import type { RiskKind } from '#domain/publicity/risk-lines.ts'
import { blockTypeOf } from './block-table.ts'
import type { BlockRisk } from './block-type.ts'
import type { Block } from './block.ts'
import { figures, type FigureSource } from './blocks/fund-blocks.ts'
import { readDocument } from './document.ts'
import { fieldProblems } from './field-checks.ts'
import { isByArm, type Fields } from './field.ts'
import type { CheckContext, Found, Problem } from './problem.ts'
import { richParts } from './rich-parts.ts'
import { rootProps } from './root.ts'
import { sampleProblems } from './sample-checks.ts'
import { codeProblems, sharedPictureProblems, wordProblems } from './value-checks.ts'

export type { CheckContext, Problem, ProblemCode } from './problem.ts'

/** Any one of these risk lines is enough: the one for funds covers opinions too. */
const COVERED_BY: Readonly<Record<BlockRisk, readonly RiskKind[]>> = {
  fund: ['fund'],
  opinion: ['opinion', 'fund'],
}

/** The risk line that a block needs: its type's, else the one for funds if it names a fund. */
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

/** The figure that regulations require next to a seven-day yield of the same fund. */
const NEXT_TO_YIELD: Readonly<Record<string, FigureSource>> = {
  walletYield: 'walletIncome',
  fundYield: 'fundIncome',
}

/**
 * Problems with a block's figures: each must name the fund or index that its source needs, and a
 * seven-day yield must be shown with the income of the same fund.
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
    const needed = NEXT_TO_YIELD[source]
    const isOfWallet = source === 'walletYield'
    return needed === undefined ||
      items.some((it) => it.source === needed && (isOfWallet || it.code === code))
      ? []
      : [{ code: 'yieldAlone', detail: `items[${at}].source` }]
  })
  return ofCodes.concat(ofYields)
}

interface Placed {
  readonly block: Block
  /** The arm that it is shown to, its own or the enclosing block's; empty for all. */
  readonly arm: string
}

const withInner = (blocks: readonly Block[], outer = ''): readonly Placed[] =>
  blocks.flatMap((block) => {
    const arm = block.arm === '' ? outer : block.arm
    return [{ block, arm }, ...block.slots.flatMap((inner) => withInner(inner, arm))]
  })

const itemsByArm = v.array(v.object({ arm: v.string() }))

/** Problems with the arms of a block's items: each arm must be shown a permitted number of them. */
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

/** All problems of the document; empty if it may be submitted. */
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
    add('', wordProblems(name, root[name], false, context))
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
    if (known !== undefined) {
      add(block.id, fieldProblems(known.fields, block.props, context))
      add(block.id, sampleProblems(known, block.props))
    }
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
