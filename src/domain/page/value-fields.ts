/** Fields with one value. */
import * as v from 'valibot'
import { isTime14 } from '#domain/calendar/calendar-date.ts'
import { action as navigation } from './action.ts'
import { codeSchema, type CodeOf } from './field.ts'

/* @__NO_SIDE_EFFECTS__ */
export const text = (label: string, most: number) => ({
  kind: 'text' as const,
  label,
  most,
  schema: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most)),
})

/** Text that may be missing, and is then empty. */
/* @__NO_SIDE_EFFECTS__ */
export const note = (label: string, most: number) => ({
  kind: 'text' as const,
  label,
  most,
  schema: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(most)), ''),
})

/** Returns what is to be seen on the picture of the field `describes`. */
/* @__NO_SIDE_EFFECTS__ */
export const alt = (describes: string) => ({ ...text('图片说明', 60), describes })

/* @__NO_SIDE_EFFECTS__ */
export const richText = (label: string, most: number) => ({
  kind: 'richtext' as const,
  label,
  most,
  schema: v.pipe(v.string(), v.minLength(1), v.maxLength(most)),
})

/** A whole number, also as the digits that an editor's field gives. */
/* @__NO_SIDE_EFFECTS__ */
const whole = (least: number, most: number) =>
  v.pipe(
    v.union([
      v.number(),
      v.pipe(
        v.string(),
        v.regex(/^\d{1,6}$/),
        v.transform((digits) => Number(digits)),
      ),
    ]),
    v.integer(),
    v.minValue(least),
    v.maxValue(most),
  )

/* @__NO_SIDE_EFFECTS__ */
export const number = (label: string, least: number, most: number, usual: number) => ({
  kind: 'number' as const,
  label,
  least,
  most,
  schema: v.optional(whole(least, most), usual),
})

/* @__NO_SIDE_EFFECTS__ */
export const neededNumber = (label: string, least: number, most: number) => ({
  kind: 'number' as const,
  label,
  least,
  most,
  schema: whole(least, most),
})

/** Percent of a picture's side, with two places at most. */
/* @__NO_SIDE_EFFECTS__ */
export const share = (label: string) => ({
  kind: 'number' as const,
  label,
  least: 0,
  most: 100,
  schema: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
})

/* @__NO_SIDE_EFFECTS__ */
export const select = <const O extends readonly [string, ...string[]]>(
  label: string,
  options: O,
) => ({
  kind: 'select' as const,
  label,
  options,
  schema: v.optional(v.picklist(options), options[0]),
})

/** A choice that has to be made: nothing is shown in place of a missing one. */
/* @__NO_SIDE_EFFECTS__ */
export const neededSelect = <const O extends readonly [string, ...string[]]>(
  label: string,
  options: O,
) => ({
  kind: 'select' as const,
  label,
  options,
  schema: v.picklist(options),
})

/* @__NO_SIDE_EFFECTS__ */
export const choice = (label: string, usual = false) => ({
  kind: 'switch' as const,
  label,
  schema: v.optional(v.boolean(), usual),
})

const moment = v.pipe(v.string(), v.check(isTime14, 'YYYYMMDDHHmmss'))

/* @__NO_SIDE_EFFECTS__ */
export const time = (label: string) => ({ kind: 'time' as const, label, schema: moment })

/** A moment that may be missing. */
/* @__NO_SIDE_EFFECTS__ */
export const maybeTime = (label: string) => ({
  kind: 'time' as const,
  label,
  schema: v.optional(v.nullable(moment), null),
})

const picturePart = v.object({
  src: v.pipe(v.string(), v.minLength(1), v.maxLength(500)),
  width: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6_000)),
  height: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12_000)),
})
export type PictureRef = v.InferOutput<typeof picturePart>

/** A picture with its own size, so that its space is reserved. */
/* @__NO_SIDE_EFFECTS__ */
export const picture = (label: string) => ({
  kind: 'picture' as const,
  label,
  schema: picturePart,
})

/* @__NO_SIDE_EFFECTS__ */
export const maybePicture = (label: string) => ({
  kind: 'picture' as const,
  label,
  schema: v.optional(v.nullable(picturePart), null),
})

/* @__NO_SIDE_EFFECTS__ */
export const video = (label: string) => ({
  kind: 'video' as const,
  label,
  schema: v.pipe(v.string(), v.minLength(1), v.maxLength(500)),
})

/* @__NO_SIDE_EFFECTS__ */
export const action = (label = '点按后打开') => ({
  kind: 'action' as const,
  label,
  schema: v.optional(v.nullable(navigation), null),
})

/* @__NO_SIDE_EFFECTS__ */
export const neededAction = (label = '点按后打开') => ({
  kind: 'action' as const,
  label,
  schema: navigation,
})

/* @__NO_SIDE_EFFECTS__ */
export const target = (label: string) => ({
  kind: 'target' as const,
  label,
  schema: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(64)),
})

/* @__NO_SIDE_EFFECTS__ */
export const neededCode = <const O extends CodeOf>(label: string, of: O) => ({
  kind: 'code' as const,
  of,
  label,
  schema: codeSchema(of),
})

/** A code that may be missing, and is then empty. */
/* @__NO_SIDE_EFFECTS__ */
export const maybeCode = <const O extends CodeOf>(label: string, of: O) => ({
  kind: 'code' as const,
  of,
  label,
  schema: v.optional(v.union([v.literal(''), codeSchema(of)]), ''),
})
