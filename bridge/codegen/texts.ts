import type { BridgeErrorCode, Effect, HostName } from '../contract.ts'
import type { Field, Text, Type } from './model.ts'

/** The first line of every generated file, without its comment marks. */
export const ORIGIN = 'Generated from bridge/contract.ts by `npm run bridge:codegen`. Do not edit.'

/** The meaning of each effect for the app that answers the call. */
export const EFFECTS: Readonly<Record<Effect, string>> = {
  query:
    'Reads and changes nothing. The page may repeat it, share one answer, or cache it for a while.',
  ui: 'Shows or sets something. Each call is sent.',
  navigation: 'Leaves the page or opens a native one. Runs once; the page never repeats it.',
  money: 'Moves money. Runs once; the page never repeats it.',
}

/** The codes with which an app refuses, and when. A code of the app's own is valid too. */
export const REFUSALS = {
  unsupported:
    'No such method, an app too old for it, or a contract version that the app does not support.',
  invalid_args: 'The arguments break the contract.',
  invalid_call: 'Not a valid call: not JSON, not an object, or without an id.',
  busy: 'A native page is open already.',
  too_often:
    'The method was called too often recently; test/hosts/native-limits.js has suitable numbers.',
  failed: 'The app itself failed.',
} as const

/** The codes with which a call fails in the page, when, and whether it may have been executed. */
export const PAGE_ERRORS: Readonly<
  Record<BridgeErrorCode, readonly [when: string, happened: string]>
> = {
  unsupported: ['The container does not have the method, or the app answered `unsupported`.', 'no'],
  invalid_args: ['The arguments break the contract; nothing was sent.', 'no'],
  refused: ["The app refused; `hostCode` is the app's code.", 'no'],
  transport: ['There is no channel, or it broke.', 'no; perhaps, if it broke during the call'],
  timeout: ['No answer within the deadline (`query`, `ui`).', 'perhaps'],
  invalid_reply: ['An answer that breaks the contract (`query`, `ui`).', 'perhaps'],
  unknown_outcome: [
    'The same, for a `navigation` or `money` call.',
    'perhaps: ask, never repeat blindly',
  ],
  aborted: ['The page gave up waiting.', 'perhaps'],
}

/** Every container's name in tables. */
export const HOSTS: Readonly<Record<HostName, string>> = {
  'native-ios': 'iOS app',
  'native-android': 'Android app',
  wechat: 'WeChat',
  'mini-program': 'mini program',
  alipay: 'Alipay',
  'bank-partner': "partner bank's app",
  browser: 'browser',
}

/** The largest whole number that all the languages exchange exactly as JSON. */
export const MAX_INTEGER = 9_007_199_254_740_991

const count = (min: number, max: number | null, what: string): string => {
  if (max === null) return min === 0 ? '' : `at least ${min} ${what}`
  return min === max ? `${min} ${what}` : `${min} to ${max} ${what}`
}

function textRule({ min, max, pattern, orEmpty }: Text): string {
  const rules = [count(min, max, 'UTF-16 units'), pattern ? `matches \`${pattern.source}\`` : '']
  const rule = rules.filter((it) => it !== '').join(', ')
  return orEmpty ? `empty, or: ${rule}` : rule
}

function rangeRule(min: number | null, max: number | null): string {
  if (min !== null && max !== null) return `${min} to ${max}`
  if (min !== null) return `${min} or more`
  return max === null ? '' : `${max} or less`
}

/** Returns what a value must be beyond its type, in words; `''` for no rule. */
export function typeRule(type: Type): string {
  switch (type.kind) {
    case 'text':
      return textRule(type)
    case 'number':
    case 'integer':
      return rangeRule(type.min, type.max)
    case 'flag':
      return ''
    case 'choice':
      return `one of ${type.options.map((it) => `\`${it === '' ? "''" : it}\``).join(', ')}`
    case 'list':
      return [count(type.min, type.max, 'items'), each('each', type.of)].filter(Boolean).join('; ')
    case 'map':
      return [each('keys', type.key), each('values', type.of)].filter(Boolean).join('; ')
    case 'scalar':
      return ['text, number or boolean', each('text', type.text)].filter(Boolean).join('; ')
  }
}

const each = (what: string, type: Type): string => {
  const rule = typeRule(type)
  return rule === '' ? '' : `${what}: ${rule}`
}

/** A field's rule, with what may be left out. */
export function fieldRule({ type, optional, nullable }: Field): string {
  const lack = [optional ? 'may be left out' : '', nullable ? 'may be null' : '']
  return [typeRule(type), ...lack].filter((it) => it !== '').join('; ')
}

/** Returns whether the field's type must include "no value". */
export const mayBeAbsent = ({ optional, nullable }: Field): boolean => optional || nullable

/** Text inside a block comment: it must not end it, open another, or contain a Java escape. */
export const inComment = (text: string): string =>
  text.replaceAll('*/', '* /').replaceAll('/*', '/ *').replaceAll('\\u', '\\ u')

/** These lines, each indented by this many spaces; empty ones stay empty. */
export const indent = (spaces: number, lines: string): string =>
  lines.replace(/^(?=.)/gm, ' '.repeat(spaces))
