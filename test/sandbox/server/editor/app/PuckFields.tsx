/** The editor's form of a block, made from the block table: no field is listed by hand. */
import { FieldLabel, type Field as PuckField } from '@puckeditor/core'
import type { ReactElement } from 'react'
import * as v from 'valibot'
import { noAction, type BlockType } from '#domain/page/block-type.ts'
import { isByArm, type Field, type Fields } from '#domain/page/field.ts'
import { ACCENTS, MOST_ARMS, rootProps } from '#domain/page/root.ts'
import { RISK_KINDS } from '#domain/publicity/risk-lines.ts'
import { ActionInput } from './fields/ActionInput.tsx'
import { AudienceInput } from './fields/AudienceInput.tsx'
import { ExperimentInput } from './fields/ExperimentInput.tsx'
import { FundInput } from './fields/FundInput.tsx'
import { PictureInput } from './fields/PictureInput.tsx'
import { TargetInput } from './fields/TargetInput.tsx'
import { TimeInput } from './fields/TimeInput.tsx'
import { optionLabel } from './option-labels.ts'
import { ROOT_LABELS } from './words.ts'

/** Longer texts get several lines. */
const ONE_LINE = 30

const isOptional = (field: Field): boolean => v.is(field.schema, undefined)

const isPerArm = (field: Field): boolean => field.kind === 'list' && isByArm(field.fields)

/** The label with what the field takes. */
function labelText(field: Field): string {
  const needed = isOptional(field) ? '' : ' *'
  switch (field.kind) {
    case 'text':
      return `${field.label}${needed}（${field.most} 字内）`
    case 'number':
      return `${field.label}${needed}（${field.least} 至 ${field.most}）`
    case 'list':
    case 'words':
      return `${field.label}${needed}（${isPerArm(field) ? '每个实验组 ' : ''}${field.least} 至 ${field.most} 项）`
    case 'arm':
    case 'richtext':
    case 'select':
    case 'switch':
    case 'time':
    case 'picture':
    case 'video':
    case 'action':
    case 'code':
    case 'target':
    case 'slot':
      return `${field.label}${needed}`
  }
}

interface Drawn {
  readonly id: string
  readonly value: unknown
  readonly onChange: (value: unknown) => void
}

const custom = (label: string, draw: (of: Drawn) => ReactElement): PuckField => ({
  type: 'custom',
  label,
  render: ({ id, value, onChange }) => (
    <FieldLabel label={label} el="div">
      {draw({ id, value, onChange })}
    </FieldLabel>
  ),
})

const options = (values: readonly string[]) =>
  values.map((value) => ({ label: optionLabel(value), value }))

const YES_NO = [
  { label: '是', value: true },
  { label: '否', value: false },
]

/** The value of a field in a new item of a list. */
function newValue(field: Field): unknown {
  switch (field.kind) {
    case 'text':
      return isOptional(field) ? '' : field.label
    case 'richtext':
      return '<p></p>'
    case 'action':
      return isOptional(field) ? null : noAction
    case 'number':
      return field.least
    case 'select':
      return field.options[0]
    case 'arm':
      return ''
    case 'slot':
    case 'words':
    case 'list':
      return []
    case 'switch':
    case 'time':
    case 'picture':
    case 'video':
    case 'code':
    case 'target':
      return undefined
  }
}

const newItem = (fields: Fields): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const value = newValue(field)
      return value === undefined ? [] : [[name, value]]
    }),
  )

/** The title of an item in its list. */
function itemSummary(item: unknown, index = 0): string {
  const read = v.safeParse(v.record(v.string(), v.unknown()), item)
  const values = read.success ? read.output : {}
  const first = ['title', 'label', 'q', 'alt', 'text'].map((name) => values[name])
  const text = first.find((it) => typeof it === 'string' && it !== '')
  return typeof text === 'string' ? text : `第 ${index + 1} 项`
}

function puckField(field: Field, first?: unknown): PuckField {
  const label = labelText(field)
  switch (field.kind) {
    case 'text':
      return { type: field.most > ONE_LINE ? 'textarea' : 'text', label }
    case 'richtext':
      return {
        type: 'richtext',
        label,
        contentEditable: false,
        initialHeight: 180,
        // The formats that the page's own cleaning keeps.
        options: { textAlign: false, code: false, codeBlock: false },
      }
    case 'number':
      return { type: 'number', label, min: field.least, max: field.most }
    case 'select':
      return { type: 'select', label, options: options(field.options) }
    case 'switch':
      return { type: 'radio', label, options: YES_NO }
    case 'time':
      return custom(label, ({ value, onChange }) => (
        <TimeInput
          label={field.label}
          value={typeof value === 'string' ? value : null}
          onChange={onChange}
        />
      ))
    case 'picture':
      return custom(label, (of) => (
        <PictureInput {...of} label={field.label} optional={isOptional(field)} />
      ))
    case 'video':
      return { type: 'text', label, placeholder: 'https://' }
    case 'arm':
      return { type: 'text', label }
    case 'action':
      return custom(label, (of) => <ActionInput {...of} label={field.label} />)
    case 'code':
      return field.of === 'fund'
        ? custom(label, (of) => <FundInput {...of} label={field.label} />)
        : { type: 'text', label }
    case 'target':
      return custom(label, (of) => <TargetInput {...of} label={field.label} />)
    case 'slot':
      return { type: 'slot', label }
    case 'words':
      return {
        type: 'array',
        label,
        max: field.most,
        arrayFields: { text: { type: 'text', label: field.label } },
        defaultItemProps: { text: '' },
        getItemSummary: itemSummary,
      }
    case 'list': {
      const given = v.safeParse(v.record(v.string(), v.unknown()), first)
      return {
        type: 'array',
        label,
        min: field.least,
        max: isPerArm(field) ? field.most * MOST_ARMS : field.most,
        arrayFields: puckFields(field.fields),
        defaultItemProps: { ...newItem(field.fields), ...(given.success ? given.output : {}) },
        getItemSummary: itemSummary,
      }
    }
  }
}

const firstOf = (value: unknown): unknown => (Array.isArray(value) ? value[0] : undefined)

const puckFields = (
  fields: Fields,
  defaults: Readonly<Record<string, unknown>> = {},
): Record<string, PuckField> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      puckField(field, firstOf(defaults[name])),
    ]),
  )

/** The fields of every block in addition to its own (rules.md#composed-pages). */
const CONDITIONS: Record<string, PuckField> = {
  when: {
    type: 'object',
    label: '显示时间',
    objectFields: {
      from: custom('从', ({ value, onChange }) => (
        <TimeInput
          label="从"
          value={typeof value === 'string' ? value : null}
          onChange={onChange}
        />
      )),
      until: custom('至', ({ value, onChange }) => (
        <TimeInput
          label="至"
          value={typeof value === 'string' ? value : null}
          onChange={onChange}
        />
      )),
    },
  },
  who: custom('显示给谁', (of) => <AudienceInput {...of} />),
  arm: { type: 'text', label: '实验组（空为都显示）' },
  hidden: { type: 'radio', label: '先藏起来', options: YES_NO },
}

/** Every field of a block's form. */
export const blockFields = ({ fields, defaults }: BlockType): Record<string, PuckField> => ({
  ...puckFields(fields, defaults),
  ...CONDITIONS,
})

const rootLabel = (name: keyof typeof rootProps.entries): string => ROOT_LABELS[name] ?? name

/** The page's own form. */
export const rootFields: Readonly<Record<keyof typeof rootProps.entries, PuckField>> = {
  title: { type: 'text', label: `${rootLabel('title')} *（20 字内）` },
  accent: { type: 'select', label: rootLabel('accent'), options: options(ACCENTS) },
  riskLine: {
    type: 'select',
    label: rootLabel('riskLine'),
    options: options(['', ...RISK_KINDS]),
  },
  shareTitle: { type: 'text', label: `${rootLabel('shareTitle')}（30 字内，空为标题）` },
  shareDesc: { type: 'textarea', label: `${rootLabel('shareDesc')}（60 字内）` },
  shareImgUrl: { type: 'text', label: rootLabel('shareImgUrl'), placeholder: 'https://' },
  endText: { type: 'textarea', label: `${rootLabel('endText')}（60 字内）` },
  experiment: custom(rootLabel('experiment'), (of) => <ExperimentInput {...of} />),
  minRenderer: { type: 'number', label: rootLabel('minRenderer'), min: 1 },
}
