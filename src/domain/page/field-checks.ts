/** The faults in the fields of a block. */
import * as v from 'valibot'
import { action as navigation, opensEverywhere } from './action.ts'
import type { Field, Fields } from './field.ts'
import { loadableAddress } from './loadable-address.ts'
import type { CheckContext, Found } from './problem.ts'
import { richParts } from './rich-parts.ts'
import { codeProblems, pictureProblems, wordProblems } from './value-checks.ts'
import { cutText } from '#domain/text/cut-text.ts'

/** Problems with the words, links, pictures and funds of a rich text. */
function richProblems(name: string, html: string, context: CheckContext): Found[] {
  const { words, links, pictures, funds } = richParts(html)
  return [
    ...wordProblems(name, words, true, context),
    ...links.flatMap((href): Found[] => {
      const item = v.safeParse(navigation, { targetUrl: href })
      return item.success && opensEverywhere(item.output, context.hosts, context.isScreen)
        ? []
        : [{ code: 'action', detail: `${name}: ${cutText(href, 100)}` }]
    }),
    ...pictures.flatMap(({ alt }) => wordProblems(name, alt, false, context)),
    ...pictures.flatMap((picture) => pictureProblems(name, picture, context)),
    ...funds.flatMap((code) => codeProblems(name, 'fund', code, context)),
  ]
}

const record = v.record(v.string(), v.unknown())

function valueProblems(name: string, field: Field, value: unknown, context: CheckContext): Found[] {
  switch (field.kind) {
    case 'text':
      return typeof value === 'string' ? wordProblems(name, value, false, context) : []
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
          ? wordProblems(name, it, false, context)
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

export const fieldProblems = (
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
  context: CheckContext,
  path = '',
): Found[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    valueProblems(`${path}${name}`, field, values[name], context),
  )
