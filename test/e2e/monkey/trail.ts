import * as v from 'valibot'

/** A control by what its user reads: `at` counts those of the same role and name before it. */
const named = { role: v.string(), name: v.string(), at: v.number() }

/** One act of a visitor. */
const act = v.variant('kind', [
  v.object({ kind: v.literal('tap'), ...named }),
  v.object({ kind: v.literal('type'), ...named, text: v.string() }),
  v.object({ kind: v.literal('keys'), digits: v.pipe(v.string(), v.regex(/^\d*$/)) }),
  v.object({ kind: v.literal('back') }),
  v.object({ kind: v.literal('reload') }),
  // Opened as `user` where that is given, or signed out for null.
  v.object({
    kind: v.literal('open'),
    address: v.string(),
    user: v.optional(v.nullable(v.string())),
  }),
  v.object({ kind: v.literal('signIn'), user: v.string() }),
  v.object({ kind: v.literal('signOut') }),
  v.object({ kind: v.literal('cancelLogin') }),
  v.object({ kind: v.literal('closeNative') }),
  v.object({ kind: v.literal('pressOutside'), words: v.string() }),
  v.object({ kind: v.literal('clock'), hours: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
  v.object({ kind: v.literal('offline') }),
  v.object({ kind: v.literal('online') }),
])

export type Act = v.InferOutput<typeof act>

const trail = v.object({
  seed: v.number(),
  engine: v.picklist(['chromium', 'webkit']),
  /** The user who is signed in at first; null for none. */
  user: v.nullable(v.string()),
  acts: v.array(act),
})

/** All that a visitor did, as it is replayed. */
export type Trail = v.InferOutput<typeof trail>

/** Throws where the text is no trail. */
export const readTrail = (text: string): Trail => v.parse(trail, JSON.parse(text))

/** In a list of acts, long texts are cut here. */
const SHOWN = 40

const shown = (text: string) =>
  JSON.stringify(text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text)

const control = ({ role, name, at }: { role: string; name: string; at: number }) =>
  `${role} ${shown(name)}${at === 0 ? '' : ` (number ${at + 1})`}`

export function inWords(it: Act): string {
  switch (it.kind) {
    case 'tap':
      return `taps ${control(it)}`
    case 'type':
      return `types ${shown(it.text)} into ${control(it)}`
    case 'keys':
      return `presses ${it.digits} on the keypad`
    case 'back':
      return 'goes back'
    case 'reload':
      return 'reloads'
    case 'open':
      return `opens ${it.address}${it.user === undefined ? '' : ` as ${it.user ?? 'nobody'}`}`
    case 'signIn':
      return `signs in as ${it.user}`
    case 'signOut':
      return 'signs out'
    case 'cancelLogin':
      return 'closes the sign-in sheet'
    case 'closeNative':
      return 'closes the native page'
    case 'pressOutside':
      return `presses ${shown(it.words)} on the page of another site`
    case 'clock':
      return `waits ${it.hours} hours`
    case 'offline':
      return 'loses the network'
    case 'online':
      return 'has the network again'
  }
}

/** The last acts in words, a line each, with their numbers from 1. */
export const lastActs = ({ acts }: Trail, most: number): readonly string[] =>
  acts.map((it, at) => `${at + 1}. ${inWords(it)}`).slice(-most)
