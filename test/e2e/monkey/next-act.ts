import { PERSONAS } from '#test/sandbox/people/personas.ts'
import { chanceOf, type Chance } from './random.ts'
import type { Control, Observation } from './observation.ts'
import { textsFor } from './typed-texts.ts'
import type { Act } from './trail.ts'

/** The weight of each kind of act among those that are possible. */
export const WEIGHTS = {
  tap: 60,
  type: 14,
  keys: 25,
  back: 7,
  reload: 2,
  open: 10,
  signIn: 2,
  signOut: 1,
  clock: 1,
  offline: 1,
} as const

/** A control that was not tapped yet on this path, compared with one that was. */
const NEW_CONTROL = 5
/** One in this many openings is as the user who is signed in. */
const AS_ANYONE = 3
/** One in this many acts without a network restores it. */
const ONLINE_AGAIN = 30
const HOURS = [1, 6, 24, 72] as const
/** The trading password of every persona, and what is none. */
const PASSWORDS = ['246810', '246810', '246810', '246810', '111111', '24'] as const
/** The buttons of the bank's page. */
const OUTSIDE_WORDS = ['同意', '拒绝', '返回'] as const

interface Place {
  readonly address: string
  readonly user: string | null
}

/** The place where a visitor may turn up. */
export interface World {
  /** Demo users. */
  readonly users: readonly [string, ...string[]]
  /** Each screen in each of its states, and who sees it there. */
  readonly places: readonly [Place, ...Place[]]
}

interface Offer {
  readonly weight: number
  readonly act: () => Act
}

const nameOf = (path: string, { role, name, at }: Pick<Control, 'role' | 'name' | 'at'>) =>
  JSON.stringify([path, role, name, at])

/** Controls that were tapped, each with the path on which it was. */
export type Tapped = ReadonlySet<string>

/** With this tap among them. */
export function withTap(tapped: Tapped, path: string, act: Act): Tapped {
  return act.kind === 'tap' ? new Set([...tapped, nameOf(path, act)]) : tapped
}

function ofPage({ page, isOffline }: Observation, tapped: Tapped, chance: Chance): Offer[] {
  const enabled = page.controls.filter(({ isEnabled }) => isEnabled)
  const taps = enabled.map((it) => ({
    it,
    weight: tapped.has(nameOf(page.path, it)) ? 1 : NEW_CONTROL,
  }))
  const fields = enabled.filter(({ isField }) => isField)
  const offers: Offer[] = []
  if (taps.length > 0) {
    offers.push({
      weight: WEIGHTS.tap,
      act() {
        const { role, name, at } = chance.weighted(taps)?.it ?? enabled[0] ?? NOTHING
        return { kind: 'tap', role, name, at }
      },
    })
  }
  if (fields.length > 0) {
    offers.push({
      weight: WEIGHTS.type,
      act() {
        const { role, name, at } = fields[chance.below(fields.length)] ?? NOTHING
        return { kind: 'type', role, name, at, text: chance.pick(textsFor(name)) }
      },
    })
  }
  if (page.hasKeypad)
    offers.push({
      weight: WEIGHTS.keys,
      act: () => ({ kind: 'keys', digits: chance.pick(PASSWORDS) }),
    })
  if (isOffline) offers.push({ weight: ONLINE_AGAIN, act: () => ({ kind: 'online' }) })
  else offers.push({ weight: WEIGHTS.offline, act: () => ({ kind: 'offline' }) })
  return offers
}

const NOTHING = { role: '', name: '', at: 0 }

/**
 * Returns what a visitor does next. The same chance and the same observation make the same act:
 * neither time nor what a control is made of counts.
 */
export function nextAct(seen: Observation, tapped: Tapped, world: World, chance: Chance): Act {
  const open = (): Act => {
    const { address, user } = chance.pick(world.places)
    return chance.below(AS_ANYONE) === 0
      ? { kind: 'open', address }
      : { kind: 'open', address, user }
  }
  const signIn = (): Act => ({ kind: 'signIn', user: chance.pick(world.users) })
  if (seen.closed) return open()
  switch (seen.over) {
    case 'login':
      return chance.below(3) === 0 ? { kind: 'cancelLogin' } : signIn()
    case 'page':
      return { kind: 'closeNative' }
    case 'outside':
      return chance.below(3) === 0
        ? { kind: 'closeNative' }
        : { kind: 'pressOutside', words: chance.pick(OUTSIDE_WORDS) }
    case null:
  }
  const offers: Offer[] = [
    ...ofPage(seen, tapped, chance),
    { weight: WEIGHTS.reload, act: () => ({ kind: 'reload' }) },
    { weight: WEIGHTS.open, act: open },
    { weight: WEIGHTS.signIn, act: signIn },
    { weight: WEIGHTS.clock, act: () => ({ kind: 'clock', hours: chance.pick(HOURS) }) },
    ...(seen.canGoBack ? [{ weight: WEIGHTS.back, act: (): Act => ({ kind: 'back' }) }] : []),
    ...(seen.user === null
      ? []
      : [{ weight: WEIGHTS.signOut, act: (): Act => ({ kind: 'signOut' }) }]),
  ]
  return chance.weighted(offers)?.act() ?? open()
}

/** The user who is signed in when a walk begins: any demo user, or none. */
export function firstUser(seed: number): string | null {
  // Not the walk's own sequence, which would begin with the same draw.
  return chanceOf(~seed).pick([null, ...PERSONAS.map(({ userId }) => userId)])
}
