import { describe, expect, it } from 'vitest'
import type { Field as PuckField } from '@puckeditor/core'
import { BLOCK_TYPES } from '#domain/page/block-table.ts'
import type { Field, Fields } from '#domain/page/field.ts'
import { HOSTS } from '#domain/page/block.ts'
import { ACCENTS, rootProps } from '#domain/page/root.ts'
import { RISK_KINDS } from '#domain/publicity/risk-lines.ts'
import { OPTION_LABELS } from './option-labels.ts'
import { blockFields, rootFields } from './PuckFields.tsx'

/** Every field of a block by its path, those of lists too. */
const paths = (fields: Fields, at = ''): [string, Field][] =>
  Object.entries(fields).flatMap(([name, field]): [string, Field][] => {
    const inner = field.kind === 'list' ? paths(field.fields, `${at}${name}.`) : []
    return [[`${at}${name}`, field] as [string, Field]].concat(inner)
  })
const drawn = (fields: Readonly<Record<string, PuckField>>, at = ''): [string, PuckField][] =>
  Object.entries(fields).flatMap(([name, field]): [string, PuckField][] => {
    const inner = field.type === 'array' ? drawn(field.arrayFields, `${at}${name}.`) : []
    return [[`${at}${name}`, field] as [string, PuckField]].concat(inner)
  })

describe.each(BLOCK_TYPES.map((type) => [type.type, type] as const))('%s', (_, type) => {
  const forms = new Map(drawn(blockFields(type)))

  it('has a field in the editor for each of its schema, in lists too', () => {
    const wanted = paths(type.fields)
    expect(wanted.filter(([path]) => !forms.has(path)).map(([path]) => path)).toEqual([])
    for (const [path, field] of wanted) {
      const label = forms.get(path)?.label ?? ''
      expect(label.startsWith(field.label), `${path}: ${label}`).toBe(true)
    }
  })

  it('names every choice in Chinese', () => {
    const choices = paths(type.fields).flatMap(([, field]) =>
      field.kind === 'select' ? field.options : [],
    )
    expect(choices.filter((choice) => !Object.hasOwn(OPTION_LABELS, choice))).toEqual([])
  })

  it('can say when, to whom and in which arm it is shown', () => {
    expect([...forms.keys()]).toEqual(expect.arrayContaining(['when', 'who', 'arm', 'hidden']))
  })
})

it('the page has a field for each of its props, and names for their choices', () => {
  expect(Object.keys(rootFields).toSorted()).toEqual(Object.keys(rootProps.entries).toSorted())
  const choices = [...ACCENTS, ...RISK_KINDS, ...HOSTS, '']
  expect(choices.filter((choice) => !Object.hasOwn(OPTION_LABELS, choice))).toEqual([])
})
